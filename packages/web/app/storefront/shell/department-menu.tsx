import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { X } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import type { Department } from "../companies/departments.ts";
import "./department-menu.css";

type Props = { departments: readonly Department[]; isSingle: boolean };

/** All categories, or those of a single department. */
export function DepartmentMenu({ departments, isSingle }: Props) {
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
      <nav className={isSingle ? "frame menu-single" : "frame menu-departments"} aria-label={m.all_departments()}>
        {departments.map((department) => (
          <section key={department.slug} className="menu-department">
            <a href={`/catalog/${department.slug}`} className="menu-title">
              <span className="picture-box menu-picture">
                {department.image ? (
                  <img
                    src={imageUrlAtWidth(department.image, 160)}
                    alt=""
                    width={400}
                    height={530}
                    loading="lazy"
                    decoding="async"
                  />
                ) : null}
              </span>
              {department.name}
            </a>
            <ul className="menu-groups">
              {department.children.map(({ slug, name, children }) => (
                <li key={slug}>
                  <a href={`/catalog/${slug}`} className="menu-group-title">
                    {name}
                  </a>
                  {children.length > 0 ? <GroupLinks departments={children} /> : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}

function GroupLinks({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className="menu-links">
      {departments.map(({ slug, name, children }) => (
        <li key={slug}>
          <a href={`/catalog/${slug}`}>{name}</a>
          {children.length > 0 ? <GroupLinks departments={children} /> : null}
        </li>
      ))}
    </ul>
  );
}
