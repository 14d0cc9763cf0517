import { formatMoney } from "@pecacerta/rules/money";
import type { OrderStage } from "@pecacerta/rules/order-stage";
import { Badge, type BadgeTone } from "@pecacerta/ui/badge.tsx";
import { orderTexts, STAGE_NAMES } from "../texts/order-texts.ts";

const TONES: Readonly<Record<OrderStage, BadgeTone>> = {
  "awaiting-payment": "warning",
  "to-pick": "ink",
  picked: "neutral",
  packed: "neutral",
  shipped: "success",
  completed: "success",
  cancelled: "failure",
};

type StageBadgesProps = {
  order: { stage: OrderStage; late: boolean; toPutBack: boolean; refundDue: number; missing: number };
};

export const StageBadges = ({ order: { stage, late, toPutBack, refundDue, missing } }: StageBadgesProps) => (
  <span className="flex flex-wrap gap-1">
    <Badge tone={TONES[stage]}>{STAGE_NAMES[stage]}</Badge>
    {missing > 0 ? <Badge tone="failure">{orderTexts.missing(missing)}</Badge> : null}
    {late ? <Badge tone="failure">{orderTexts.late}</Badge> : null}
    {toPutBack ? <Badge tone="warning">{orderTexts.toPutBack}</Badge> : null}
    {refundDue > 0 ? <Badge tone="warning">{orderTexts.toRefund(formatMoney(refundDue))}</Badge> : null}
  </span>
);
