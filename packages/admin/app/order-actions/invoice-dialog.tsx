import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { isNfeKey, normalizeNfeKey } from "@pecacerta/rules/nfe-key";
import { Field } from "@pecacerta/ui/field.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { fieldErrorText } from "./field-error-text.ts";
import { useChangeOrder } from "./use-change-order.ts";

type InvoiceDialogProps = { order: StaffOrderDto; onClose: () => void };

const texts = actionTexts.invoice;

export function InvoiceDialog({ order, onClose }: InvoiceDialogProps) {
  const change = useChangeOrder(order, texts.done, onClose);
  const { fields, refusal, isSending, submit } = useValidatedForm<"nfe_key">({
    initial: { nfe_key: order.nfeKey ?? "" },
    validate({ nfe_key }) {
      const key = normalizeNfeKey(nfe_key);
      return key === "" || isNfeKey(key) ? {} : { nfe_key: "INVALID_INVOICE_KEY" };
    },
    send: ({ nfe_key }) => change.send({ nfe_key: normalizeNfeKey(nfe_key) }),
  });
  return (
    <ChangeDialog
      change={change}
      title={actionTexts.titles.invoice}
      onClose={onClose}
      submitLabel={texts.submit}
      {...{ refusal, isSending, submit }}
    >
      <Field
        {...fields.field("nfe_key")}
        error={fieldErrorText(fields.errors.nfe_key)}
        label={texts.key}
        hint={texts.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </ChangeDialog>
  );
}
