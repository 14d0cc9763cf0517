import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { formatMoney } from "@pecacerta/rules/money";
import { isPartlyPaid } from "@pecacerta/rules/order-payment";
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
  order: Pick<
    StaffOrderRowDto,
    "stage" | "late" | "toPutBack" | "paymentState" | "paidAmount" | "openAmount" | "refundDue" | "missing"
  >;
};

export const StageBadges = ({ order }: StageBadgesProps) => {
  const { stage, late, toPutBack, openAmount, refundDue, missing } = order;
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={TONES[stage]}>{STAGE_NAMES[stage]}</Badge>
      {isPartlyPaid(order) ? <Badge tone="warning">{orderTexts.paidInPart(formatMoney(openAmount))}</Badge> : null}
      {missing > 0 ? <Badge tone="failure">{orderTexts.missing(missing)}</Badge> : null}
      {late ? <Badge tone="failure">{orderTexts.late}</Badge> : null}
      {toPutBack ? <Badge tone="warning">{orderTexts.toPutBack}</Badge> : null}
      {refundDue > 0 ? <Badge tone="warning">{orderTexts.toRefund(formatMoney(refundDue))}</Badge> : null}
    </span>
  );
};
