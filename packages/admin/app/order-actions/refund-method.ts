import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import type { actionTexts } from "../texts/order-action-texts.ts";

export type RefundMethod = keyof typeof actionTexts.refund.methods;

/** Money goes back the way it came. */
export const defaultRefundMethod = ({ payment }: Pick<StaffOrderDto, "payment">): RefundMethod => {
  if (payment === "pix" || payment === "card") return payment;
  return payment === "boleto" ? "transfer" : "pix";
};
