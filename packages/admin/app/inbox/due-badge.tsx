import { DAY_MS } from "@pecacerta/rules/duration";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { inboxTexts } from "../texts/inbox-texts.ts";

const FEW_DAYS = 2;

/** How long the law still gives for an answer. */
export function DueBadge({ dueAt, isOverdue, now }: { dueAt: string | null; isOverdue: boolean; now: number }) {
  if (dueAt === null) return null;
  if (isOverdue) return <Badge tone="failure">{inboxTexts.overdue}</Badge>;
  const days = Math.ceil((Date.parse(dueAt) - now) / DAY_MS);
  return <Badge tone={days <= FEW_DAYS ? "warning" : "neutral"}>{inboxTexts.due(days)}</Badge>;
}
