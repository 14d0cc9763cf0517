import { useHeaderText } from "../../texts/header-text.ts";
import { useCompany } from "../shell/company.ts";
import type { Department } from "../shell/departments.ts";
import { RowDeeper, RowLink } from "./drawer-rows.tsx";
import type { GoTo } from "./use-panels.ts";

/** The categories of one department, or all departments; those with more below them slide that in. */
export function DepartmentsPanel({ within, go }: { within?: Department; go: GoTo }) {
  const text = useHeaderText();
  const company = useCompany();
  const departments = within?.children ?? company.departments;
  return (
    <ul className="drawer-rows">
      {within ? (
        <RowLink href={`/catalog/${within.slug}`}>{text("TEXT_MENU_ALL_OF", { name: within.name })}</RowLink>
      ) : null}
      {departments.map((department) =>
        department.children.length === 0 ? (
          <RowLink key={department.slug} href={`/catalog/${department.slug}`}>
            {department.name}
          </RowLink>
        ) : (
          <RowDeeper key={department.slug} onGo={() => go({ name: `department ${department.slug}`, department })}>
            {department.name}
          </RowDeeper>
        ),
      )}
    </ul>
  );
}
