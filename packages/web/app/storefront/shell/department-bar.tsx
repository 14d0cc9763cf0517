import { Menu, Tag } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { loadDepartmentTree, useDepartmentTree } from "../menu/department-tree.ts";
import { DepartmentMenu } from "./department-menu.tsx";
import { useHoveredDepartment } from "./use-hovered-department.ts";
import "./department-bar.css";
import "./department-menu.css";

const DEPARTMENTS_IN_BAR = 7;

/** The bar below the header, and the menu that opens from it. */
export function DepartmentBar() {
  const { departments } = useCompany();
  const tree = useDepartmentTree((state) => state.departments);
  const { slug: hovered, showAll, linkProps, menuProps } = useHoveredDepartment();
  return (
    <>
      <nav className="bar" aria-label={m.departments()}>
        <div className="frame bar-row">
          <button
            type="button"
            className="bar-departments"
            popoverTarget="menu"
            onPointerEnter={() => void loadDepartmentTree()}
            onFocus={() => void loadDepartmentTree()}
            onClick={(event) => {
              if (hovered === undefined) return;
              event.preventDefault();
              showAll();
            }}
          >
            <Menu size={20} />
            {m.all_departments()}
          </button>
          <div className="bar-links">
            {departments.slice(0, DEPARTMENTS_IN_BAR).map(({ slug, name }) => (
              <a key={slug} href={`/catalog/${slug}`} className="bar-link" {...linkProps(slug)}>
                {name}
              </a>
            ))}
          </div>
          <a href="/products?filter_discount=yes" className="bar-link bar-offers">
            <Tag size={16} />
            {m.offers()}
          </a>
        </div>
      </nav>
      {/* A popover: a panel below the header, or a drawer on a phone without scripts. */}
      <div id="menu" popover="auto" className="menu" {...menuProps}>
        <DepartmentMenu
          departments={(tree ?? departments).filter(({ slug }) => hovered === undefined || slug === hovered)}
          isSingle={hovered !== undefined}
        />
      </div>
    </>
  );
}
