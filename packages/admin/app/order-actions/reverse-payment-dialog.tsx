import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { formatMoney } from "@pecacerta/rules/money";
import { PAYMENT_REVERSAL_REASONS, type PaymentReversalReason } from "@pecacerta/rules/order-payment";
import { useSubmitForm } from "@pecacerta/ui/use-submit-form.ts";
import { useState } from "react";
import { formatDate } from "../texts/format-time.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { endDialog, useOrderAction } from "./use-order-action.ts";

type ReversePaymentDialogProps = { order: StaffOrderDto; payment: string | undefined; onClose: () => void };

const texts = actionTexts.reversePayment;

export function ReversePaymentDialog({ order: { number, payments }, payment: id, onClose }: ReversePaymentDialogProps) {
  const act = useOrderAction(number);
  const [reason, setReason] = useState<PaymentReversalReason>();
  const payment = payments.find((one) => one.id === id);
  const form = useSubmitForm<never, PaymentReversalReason>({
    initial: {},
    parse: () => (reason ? { ok: true, value: reason } : { ok: false, refusal: "REASON_REQUIRED" }),
    async send(value) {
      const options = { params: { id: id ?? "" }, body: { reason: value } };
      return endDialog(await act("POST /admin/orders/:number/payments/:id/reverse", options), texts.done, onClose);
    },
  });
  return (
    <ActionDialog
      title={actionTexts.titles["reverse-payment"](number)}
      onClose={onClose}
      submitLabel={texts.submit}
      submit={form.submit}
      isSending={form.isSending}
      refusal={form.refusal}
    >
      {payment ? <p>{texts.intro(formatMoney(payment.amount), formatDate(payment.paidAt))}</p> : null}
      <ChoiceGroup
        legend={texts.reason}
        name="reason"
        value={reason ?? ""}
        choices={texts.reasons}
        onChoose={(chosen) => setReason(PAYMENT_REVERSAL_REASONS.find((one) => one === chosen))}
      />
    </ActionDialog>
  );
}
