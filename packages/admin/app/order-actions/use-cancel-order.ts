import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { toast } from "@pecacerta/ui/toast.ts";
import { type SubmitResult, useSubmitForm } from "@pecacerta/ui/use-submit-form.ts";
import { useIdempotencyKey } from "../drafts/use-idempotency-key.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { type CancelPlan, cancelledLines } from "./cancel-plan.ts";
import { defaultRefundMethod } from "./refund-method.ts";
import { endDialog, useOrderAction } from "./use-order-action.ts";

/** Cancels, then records the refund. A refund that is refused leaves the cancellation as it is. */
export function useCancelOrder(order: StaffOrderDto, plan: CancelPlan, withRefund: boolean, onClose: () => void) {
  const { slug: company } = useStaffCompany();
  const act = useOrderAction(order.number);
  const withCancelKey = useIdempotencyKey(`order-cancel ${company} ${order.number}`);
  const withRefundKey = useIdempotencyKey(`order-cancel-refund ${company} ${order.number}`);
  const lines = cancelledLines(order, plan);
  async function send(): Promise<SubmitResult> {
    const body = plan.isWhole ? { stock: plan.stock } : { lines };
    const cancelled = await withCancelKey(body, (idempotencyKey) =>
      act("POST /admin/orders/:number/cancel", { body, idempotencyKey }),
    );
    if (!cancelled.ok || !withRefund || cancelled.order.refundDue === 0)
      return endDialog(cancelled, actionTexts.cancel.done, onClose);
    const refund = { amount: cancelled.order.refundDue, method: defaultRefundMethod(order), reason: "" };
    const refunded = await withRefundKey(refund, (idempotencyKey) =>
      act("POST /admin/orders/:number/refunds", { body: refund, idempotencyKey }),
    );
    if (refunded.ok) return endDialog(refunded, actionTexts.cancel.doneWithRefund, onClose);
    toast.warning(actionTexts.cancel.refundFailed(companyRefusalText(refunded.refusal)));
    onClose();
    return { ok: true };
  }
  const { refusal, isSending, submit } = useSubmitForm<never, null>({
    initial: {},
    parse: () =>
      plan.isWhole || lines.length > 0 ? { ok: true, value: null } : { ok: false, refusal: "NO_PIECES_CHOSEN" },
    send,
  });
  return { refusal, isSending, submit };
}
