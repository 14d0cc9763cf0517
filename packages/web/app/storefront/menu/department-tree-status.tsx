import { Button } from "@pecacerta/ui/button.tsx";
import type { MouseEvent } from "react";
import { m } from "#messages";
import { loadDepartmentTree, useDepartmentTree } from "./department-tree.ts";

export function DepartmentTreeStatus() {
  const { isLoading, hasFailed } = useDepartmentTree();
  if (hasFailed)
    return (
      <div role="alert" className="grid justify-items-start gap-2 py-4">
        <p>{m.error_loading()}</p>
        <Button variant="secondary" small onClick={(event) => void retry(event)}>
          {m.try_again()}
        </Button>
      </div>
    );
  return isLoading ? (
    <p role="status" className="py-4">
      {m.list_loading()}
    </p>
  ) : null;
}

/** The button goes: focus stays in the menu. */
async function retry({ currentTarget }: MouseEvent): Promise<void> {
  currentTarget.closest("nav, section")?.querySelector("a")?.focus();
  await loadDepartmentTree();
}
