import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "accent" | "ink" | "success" | "warning" | "failure";

export const Badge = ({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className={tone === "neutral" ? "badge" : `badge badge-${tone}`}>{children}</span>
);
