import type { AnchorHTMLAttributes, ReactNode } from "react";
import "./indicator.css";

/** A link of the header with an icon, a label and perhaps a count. */
export const IndicatorLink = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...props} className="indicator" />;

export const IndicatorLabel = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <span className={`indicator-text ${className}`}>{children}</span>
);

/** How many there are; nothing while there are none or nobody knows yet. */
export const IndicatorCount = ({ count, label }: { count: number; label: string }) =>
  count === 0 ? null : (
    <span className="indicator-count">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
