import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { toast } from "@pecacerta/ui/toast.ts";
import type { SubmitResult } from "@pecacerta/ui/use-submit-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { StaffCallName, StaffResponseTo } from "../client/prompted-call.ts";
import type { StaffCallFailure } from "../client/send-staff-call.ts";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { STAGE_NAMES } from "../texts/order-texts.ts";
import { invalidateOrders, refetchOrder, storeOrder } from "./order-queries.ts";

type OrderActionName = Extract<StaffCallName, `POST /admin/orders/:number/${string}`>;
type OrderActionOptions = { params?: { id: string }; body?: object; idempotencyKey?: string };
type OrderActionResult = { ok: true; order: StaffOrderDto } | StaffCallFailure;

/** Sends an action on an order and shows the order as it is then. After a conflict, too. */
export function useOrderAction(number: string) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  return async (name: OrderActionName, { params, ...options }: OrderActionOptions = {}): Promise<OrderActionResult> => {
    const result = await callStaff(name, { company, params: { ...params, number }, ...options } as never);
    if (result.ok) {
      const order = (result.value as StaffResponseTo<OrderActionName>).data;
      storeOrder(client, company, order);
      return { ok: true, order };
    }
    if (isOutdated(result.refusal)) {
      const order = await refetchOrder(client, company, number);
      if (order) toast.warning(actionTexts.changedMeanwhile(STAGE_NAMES[order.stage]));
      await invalidateOrders(client, company);
    }
    return result;
  };
}

const isOutdated = (refusal: string): boolean => refusal === "ORDER_CLOSED" || refusal === "CHANGED_MEANWHILE";

/** Closes the dialog after the action, and after one that is no longer possible. */
export function endDialog(result: OrderActionResult, done: string, onClose: () => void): SubmitResult {
  if (result.ok) toast.success(done);
  if (result.ok || isOutdated(result.refusal)) {
    onClose();
    return { ok: true };
  }
  return result;
}
