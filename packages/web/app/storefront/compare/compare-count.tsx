import { useSyncExternalStore } from "react";
import { useCompany } from "../shell/company.ts";
import { onCompareChange, readStoredCompare } from "./stored-compare.ts";

/** The number of products in the comparison, in every tab. */
export function CompareCount() {
  const { slug } = useCompany();
  return useSyncExternalStore(
    (onChange) => onCompareChange(slug, onChange),
    () => readStoredCompare(slug).length,
    () => 0,
  );
}
