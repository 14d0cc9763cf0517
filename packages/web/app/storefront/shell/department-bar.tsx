import { Menu, Tag } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import type { Department } from "../companies/departments.ts";
import "./department-bar.css";

const DEPARTMENTS_IN_BAR = 7;

export function DepartmentBar({ departments }: { departments: readonly Department[] }) {
  return (
    <div className="frame bar-row">
      <button type="button" className="bar-departments" popoverTarget="menu">
        <Menu size={20} />
        {m.all_departments()}
      </button>
      <div className="bar-links">
        {departments.slice(0, DEPARTMENTS_IN_BAR).map(({ slug, name }) => (
          <a key={slug} href={`/catalog/${slug}`} className="bar-link">
            {name}
          </a>
        ))}
      </div>
      <a href="/products?filter_discount=yes" className="bar-link bar-offers">
        <Tag size={16} />
        {m.offers()}
      </a>
    </div>
  );
}
