import type { OrderStage } from "@pecacerta/rules/order-stage";
import type { actionTexts } from "../texts/order-action-texts.ts";

export type NextAction = keyof typeof actionTexts.next;

const BY_STAGE: Readonly<Partial<Record<OrderStage, NextAction>>> = {
  "awaiting-payment": "pay",
  "to-pick": "pick",
  picked: "pack",
  packed: "ship",
  shipped: "complete",
};

type NextActionInput = { stage: OrderStage; toPutBack: boolean; refundDue?: number };

/** What most orders in this state need next; undefined if nothing. */
export function nextActionOf({ stage, toPutBack, refundDue = 0 }: NextActionInput): NextAction | undefined {
  if (toPutBack) return "put-back";
  return BY_STAGE[stage] ?? (refundDue > 0 ? "refund" : undefined);
}
