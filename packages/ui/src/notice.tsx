import type { ReactNode, Ref } from "react";

export type NoticeTone = "neutral" | "success" | "warning" | "failure";

/** A permanent message. Failures are announced at once. */
export const Notice = ({
  tone = "neutral",
  children,
  ref,
}: {
  tone?: NoticeTone;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) => (
  <div
    ref={ref}
    tabIndex={-1}
    role={tone === "failure" ? "alert" : "status"}
    className={tone === "neutral" ? "notice" : `notice notice-${tone}`}
  >
    {children}
  </div>
);
