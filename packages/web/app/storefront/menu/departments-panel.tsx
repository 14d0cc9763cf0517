import { m } from "#messages";
import type { Department } from "../companies/departments.ts";
import { useCompany } from "../companies/use-company.ts";
import { LinkRow, SubmenuRow } from "./drawer-rows.tsx";
import type { GoTo } from "./use-panels.ts";
import "./drawer-rows.css";

export function DepartmentsPanel({ within, go }: { within?: Department; go: GoTo }) {
  const company = useCompany();
  const departments = within?.children ?? company.departments;
  return (
    <ul className="drawer-rows">
      {within ? <LinkRow href={`/catalog/${within.slug}`}>{m.menu_all_of({ name: within.name })}</LinkRow> : null}
      {departments.map((department) =>
        department.children.length === 0 ? (
          <LinkRow key={department.slug} href={`/catalog/${department.slug}`}>
            {department.name}
          </LinkRow>
        ) : (
          <SubmenuRow key={department.slug} onOpen={() => go({ name: `department ${department.slug}`, department })}>
            {department.name}
          </SubmenuRow>
        ),
      )}
    </ul>
  );
}
