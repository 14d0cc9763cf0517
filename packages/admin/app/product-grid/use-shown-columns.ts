import { useState } from "react";
import { useStaffUser } from "../member/use-staff-user.ts";
import { DEFAULT_COLUMNS, type GridColumnId } from "./grid-columns.ts";

const NAME = "admin_grid_columns";

/** The columns that a user chose, on this device. The name always shows. */
export function useShownColumns(offered: readonly GridColumnId[]) {
  const key = `${NAME}_${useStaffUser().id}`;
  const [chosen, setChosen] = useState<readonly string[]>(() => readChosen(key));
  const shown = offered.filter((id) => id === "name" || chosen.includes(id));
  return {
    shown,
    toggle(id: GridColumnId) {
      const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
      setChosen(next);
      storeChosen(key, next);
    },
  };
}

// The storage may be off or full.
function readChosen(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return Array.isArray(stored) ? stored : DEFAULT_COLUMNS;
  } catch {
    return DEFAULT_COLUMNS;
  }
}

function storeChosen(key: string, chosen: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {}
}
