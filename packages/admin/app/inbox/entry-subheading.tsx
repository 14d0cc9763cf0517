import type { ReactNode } from "react";
import { useInbox } from "./inbox-context.ts";

/** Below the entry's heading, which is the page's on a narrow screen. */
export function EntrySubheading({ className, children }: { className: string; children: ReactNode }) {
  const { isWide } = useInbox();
  const Heading = isWide ? "h3" : "h2";
  return <Heading className={className}>{children}</Heading>;
}
