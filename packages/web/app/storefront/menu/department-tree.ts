import { create } from "zustand";
import { call } from "../../client/call.ts";
import { buildDepartmentTree, type Department } from "../companies/departments.ts";

type DepartmentTree = { departments?: readonly Department[]; isLoading: boolean; hasFailed: boolean };

export const useDepartmentTree = create<DepartmentTree>(() => ({ isLoading: false, hasFailed: false }));

/** Fetches all categories once, when a menu opens or is about to. */
export async function loadDepartmentTree(): Promise<void> {
  const { departments, isLoading } = useDepartmentTree.getState();
  if (departments || isLoading) return;
  useDepartmentTree.setState({ isLoading: true, hasFailed: false });
  const result = await call("GET /categories/all", {});
  useDepartmentTree.setState({
    isLoading: false,
    hasFailed: !result.ok,
    ...(result.ok && { departments: buildDepartmentTree(result.value.data) }),
  });
}
