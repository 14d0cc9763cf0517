import { ChevronRight, Heart, Scale, X } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import type { Department } from "../companies/departments.ts";
import { CompareCount } from "../compare/compare-count.tsx";
import "./department-menu.css";

export function DepartmentMenu({ departments }: { departments: readonly Department[] }) {
  return (
    <>
      <div className="popover-head lg:hidden">
        <span className="popover-title">{m.all_departments()}</span>
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          className="popover-close"
          aria-label={m.close()}
        >
          <X size={22} />
        </button>
      </div>
      <nav className="frame menu-columns" aria-label={m.all_departments()}>
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
          {m.wishlist()}
        </a>
        <a href="/compare">
          <Scale size={18} />
          <span>
            {m.compare_title()} (<CompareCount />)
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
