import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { X } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import type { Department, DepartmentLink } from "../companies/departments.ts";
import { DepartmentTreeStatus } from "../menu/department-tree-status.tsx";
import "./department-menu.css";

type Props = { departments: readonly (DepartmentLink | Department)[]; isSingle: boolean };

/** All categories, or those of a single department. Until they are loaded, the departments of the first level. */
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
          <DepartmentSection key={department.slug} department={department} />
        ))}
        {isSingle || departments.every(isLoaded) ? null : (
          <div className="menu-department">
            <a href="/catalog" className="menu-title">
              {m.see_catalog()}
            </a>
          </div>
        )}
        <DepartmentTreeStatus />
      </nav>
    </>
  );
}

const isLoaded = (department: DepartmentLink | Department): department is Department => "children" in department;

const DepartmentSection = ({ department }: { department: DepartmentLink | Department }) => (
  <section className="menu-department">
    <a href={`/catalog/${department.slug}`} className="menu-title">
      {isLoaded(department) ? <DepartmentPicture image={department.image} /> : null}
      {department.name}
    </a>
    {isLoaded(department) ? (
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
    ) : null}
  </section>
);

const DepartmentPicture = ({ image }: { image: string | undefined }) => (
  <span className="picture-box menu-picture">
    {image ? (
      <img src={imageUrlAtWidth(image, 160)} alt="" width={400} height={530} loading="lazy" decoding="async" />
    ) : null}
  </span>
);

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
