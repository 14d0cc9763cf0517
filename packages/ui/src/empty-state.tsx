import type { ReactNode } from "react";
import type { IconType } from "./icons.tsx";

export const EmptyState = ({
  icon: Icon,
  title,
  hint,
  level: Heading = "h2",
  children,
}: {
  icon: IconType;
  title: string;
  hint?: ReactNode;
  level?: "h1" | "h2";
  children?: ReactNode;
}) => (
  <div className="empty">
    <Icon size={48} strokeWidth={1.25} className="empty-icon" />
    <Heading className="empty-title">{title}</Heading>
    {hint ? <p className="max-w-prose">{hint}</p> : null}
    {children ? <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div> : null}
  </div>
);
