import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { formatMoney } from "@pecacerta/rules/money";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { MONEY_MASK } from "@pecacerta/ui/input-masks.ts";
import { MaskedField } from "@pecacerta/ui/masked-field.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useIdempotencyKey } from "../drafts/use-idempotency-key.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { amountInput, findAmountError, readAmount } from "./amount-input.ts";
import { fieldErrorText } from "./field-error-text.ts";
import { defaultRefundMethod } from "./refund-method.ts";
import { endDialog, useOrderAction } from "./use-order-action.ts";

type RefundDialogProps = { order: StaffOrderDto; onClose: () => void };

const texts = actionTexts.refund;

export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const most = (order.paidAmount ?? 0) - order.refundedAmount;
  const { fields, refusal, isSending, submit } = useRefundForm(order, most, onClose);
  const field = (name: "amount" | "method" | "reason") => ({
    ...fields.field(name),
    error: fieldErrorText(fields.errors[name]),
  });
  return (
    <ActionDialog
      title={actionTexts.titles.refund(order.number)}
      onClose={onClose}
      submitLabel={texts.submit}
      {...{ submit, isSending, refusal }}
    >
      <p>{[texts.intro, order.refundDue > 0 ? texts.due(formatMoney(order.refundDue)) : ""].join(" ")}</p>
      <MaskedField
        {...field("amount")}
        mask={MONEY_MASK}
        label={texts.amount}
        hint={texts.most(formatMoney(most))}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <SelectField {...field("method")} label={texts.method}>
        {Object.entries(texts.methods).map(([method, name]) => (
          <option key={method} value={method}>
            {name}
          </option>
        ))}
      </SelectField>
      <LimitedField {...field("reason")} label={texts.reason} limit={STAFF_TEXT_LIMITS.reason} autoComplete="off" />
    </ActionDialog>
  );
}

function useRefundForm(order: StaffOrderDto, most: number, onClose: () => void) {
  const { slug: company } = useStaffCompany();
  const act = useOrderAction(order.number);
  const withKey = useIdempotencyKey(`order-refund ${company} ${order.number}`);
  return useValidatedForm<"amount" | "method" | "reason">({
    initial: { amount: amountInput(order.refundDue || most), method: defaultRefundMethod(order), reason: "" },
    validate: ({ amount }) => (readAmount(amount) > most ? { amount: "REFUND_TOO_MUCH" } : findAmountError(amount)),
    async send({ amount, method, reason }) {
      const body = { amount: readAmount(amount), method, reason };
      const result = await withKey(body, (idempotencyKey) =>
        act("POST /admin/orders/:number/refunds", { body, idempotencyKey }),
      );
      if (!result.ok && result.refusal === "REFUND_TOO_MUCH") return { ...result, errors: { amount: result.refusal } };
      return endDialog(result, texts.done, onClose);
    },
  });
}
