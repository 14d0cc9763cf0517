import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { STAGE_ACTIONS } from "@pecacerta/rules/order-stage";

/** Tells whether a payment of the order can be confirmed. */
export const isPayable = ({ stage, paymentState }: Pick<StaffOrderRowDto, "stage" | "paymentState">): boolean =>
  paymentState === "pending" && STAGE_ACTIONS[stage].includes("pay");
