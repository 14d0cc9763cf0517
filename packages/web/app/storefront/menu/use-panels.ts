import { useState } from "react";
import type { DepartmentLink } from "../companies/departments.ts";

export type MenuPanel =
  | { name: "home" | "account" | "settings" | "language" | "currency" | "departments" }
  | { name: `department ${string}`; department: DepartmentLink };

const HOME: MenuPanel = { name: "home" };

/** The stack of panels. A panel that was left stays mounted until its transition ends. */
export function usePanels() {
  const [{ panels, depth }, set] = useState<{ panels: readonly MenuPanel[]; depth: number }>({
    panels: [HOME],
    depth: 0,
  });
  const go = (panel: MenuPanel) =>
    set((now) => ({ panels: [...now.panels.slice(0, now.depth + 1), panel], depth: now.depth + 1 }));
  const back = () => set((now) => ({ ...now, depth: Math.max(0, now.depth - 1) }));
  const removeClosedPanels = () => set((now) => ({ ...now, panels: now.panels.slice(0, now.depth + 1) }));
  return { panels, depth, go, back, removeClosedPanels };
}

export type GoTo = ReturnType<typeof usePanels>["go"];
