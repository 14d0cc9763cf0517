import { dayInBrazil } from "@pecacerta/rules/business-day";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Field } from "@pecacerta/ui/field.tsx";
import { MONEY_MASK } from "@pecacerta/ui/input-masks.ts";
import { MaskedField } from "@pecacerta/ui/masked-field.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { actionTexts } from "../texts/order-action-texts.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { amountInput, findAmountError, readAmount } from "./amount-input.ts";
import { AmountQuestion } from "./amount-question.tsx";
import { fieldErrorText } from "./field-error-text.ts";
import { MailPreview } from "./mail-preview.tsx";
import { endDialog, useOrderAction } from "./use-order-action.ts";

type PayDialogProps = { order: { number: string; openAmount: number }; onClose: () => void };

export function PayDialog({ order, onClose }: PayDialogProps) {
  const { number } = order;
  const [open] = useState(order.openAmount);
  const act = useOrderAction(number);
  const [acceptedAmount, setAcceptedAmount] = useState(open);
  const [today] = useState(() => dayInBrazil(Date.now()));
  const { fields, refusal, isSending, submit } = useValidatedForm<"amount" | "reference" | "paid_on">({
    initial: { amount: amountInput(open), reference: "", paid_on: today },
    validate: ({ amount, paid_on }) => ({
      ...(readAmount(amount) !== acceptedAmount && { amount: "AMOUNT_DIFFERS" }),
      ...findAmountError(amount),
      ...(paid_on > today && { paid_on: "DAY_IN_FUTURE" }),
    }),
    async send({ amount, reference, paid_on }) {
      const body = { amount: readAmount(amount), reference, paid_on: paid_on || undefined, open };
      const result = await act("POST /admin/orders/:number/pay", { body });
      return endDialog(
        result,
        body.amount < open ? actionTexts.pay.doneInPart(number) : actionTexts.pay.done(number),
        onClose,
      );
    },
  });
  const field = (name: "amount" | "reference" | "paid_on") => ({
    ...fields.field(name),
    error: fieldErrorText(fields.errors[name]),
  });
  const amount = readAmount(fields.values.amount);
  return (
    <ActionDialog
      title={actionTexts.titles.pay(number)}
      onClose={onClose}
      submitLabel={actionTexts.pay.submit}
      {...{ submit, isSending, refusal }}
    >
      <MaskedField
        {...field("amount")}
        mask={MONEY_MASK}
        label={actionTexts.pay.amount}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      {amount > 0 && amount !== open ? (
        <AmountQuestion
          difference={amount - open}
          isAccepted={amount === acceptedAmount}
          onAccept={(isAccepted) => setAcceptedAmount(isAccepted ? amount : open)}
        />
      ) : null}
      <LimitedField
        {...field("reference")}
        label={actionTexts.pay.reference}
        hint={actionTexts.pay.referenceHint}
        limit={STAFF_TEXT_LIMITS.paymentReference}
        autoComplete="off"
        spellCheck={false}
      />
      <Field {...field("paid_on")} label={actionTexts.pay.day} type="date" max={today} />
      {amount < open ? null : <MailPreview number={number} mail="paid" />}
    </ActionDialog>
  );
}
