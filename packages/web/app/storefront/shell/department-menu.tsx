import { ChevronRight, Heart, Scale, X } from "@pecacerta/ui/icons.tsx";
import { useText } from "../../texts/text.ts";
import type { Department } from "../company/departments.ts";
import { CompareCount } from "../compare/compare-count.tsx";

export function DepartmentMenu({ departments }: { departments: readonly Department[] }) {
  const text = useText();
  return (
    <>
      <div className="menu-head">
        <span className="font-heading text-18">{text("TEXT_ALL_DEPARTMENTS")}</span>
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          className="menu-close"
          aria-label={text("TEXT_CLOSE")}
        >
          <X size={22} />
        </button>
      </div>
      <nav className="frame menu-columns" aria-label={text("TEXT_ALL_DEPARTMENTS")}>
        {departments.map((department) => (
          <section key={department.slug} className="menu-department">
            <a href={`/catalog/${department.slug}`} className="menu-title">
              {department.name}
              <ChevronRight size={16} />
            </a>
            <MenuList departments={department.children} />
          </section>
        ))}
      </nav>
      <p className="frame menu-more">
        <a href="/account/wishlist">
          <Heart size={18} />
          {text("TEXT_WISHLIST")}
        </a>
        <a href="/compare">
          <Scale size={18} />
          <span>
            {text("TEXT_COMPARE_TITLE")} (<CompareCount />)
          </span>
        </a>
      </p>
    </>
  );
}

function MenuList({ departments }: { departments: readonly Department[] }) {
  if (departments.length === 0) return null;
  return (
    <ul>
      {departments.map(({ slug, name, children }) => (
        <li key={slug}>
          <a href={`/catalog/${slug}`}>{name}</a>
          <MenuList departments={children} />
        </li>
      ))}
    </ul>
  );
}
