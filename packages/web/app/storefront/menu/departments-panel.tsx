import { m } from "#messages";
import type { Department, DepartmentLink } from "../companies/departments.ts";
import { useCompany } from "../companies/use-company.ts";
import { useDepartmentTree } from "./department-tree.ts";
import { DepartmentTreeStatus } from "./department-tree-status.tsx";
import { LinkRow, SubmenuRow } from "./drawer-rows.tsx";
import type { GoTo } from "./use-panels.ts";
import "./drawer-rows.css";

export function DepartmentsPanel({ within, go }: { within?: DepartmentLink | Department; go: GoTo }) {
  const company = useCompany();
  const tree = useDepartmentTree(({ departments }) => departments);
  const departments = within ? subdepartments(within, tree) : (tree ?? company.departments);
  return (
    <>
      <ul className="drawer-rows">
        {within ? <LinkRow href={`/catalog/${within.slug}`}>{m.menu_all_of({ name: within.name })}</LinkRow> : null}
        {departments.map((department) =>
          department.hasChildren ? (
            <SubmenuRow key={department.slug} onOpen={() => go({ name: `department ${department.slug}`, department })}>
              {department.name}
            </SubmenuRow>
          ) : (
            <LinkRow key={department.slug} href={`/catalog/${department.slug}`}>
              {department.name}
            </LinkRow>
          ),
        )}
        {tree ? null : <LinkRow href="/catalog">{m.see_catalog()}</LinkRow>}
      </ul>
      <div className="px-5">
        <DepartmentTreeStatus />
      </div>
    </>
  );
}

const subdepartments = (
  within: DepartmentLink | Department,
  tree: readonly Department[] = [],
): readonly Department[] =>
  "children" in within ? within.children : (tree.find(({ slug }) => slug === within.slug)?.children ?? []);
