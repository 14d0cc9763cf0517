import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import type { AddressInput } from "@pecacerta/rules/address";
import { type AddressFormField, parseAddressForm, toAddressFormErrors } from "@pecacerta/rules/address-form";
import { splitAddressLines } from "@pecacerta/rules/address-lines";
import { formatPhone } from "@pecacerta/rules/phone";
import { STATE_NAMES } from "@pecacerta/rules/state";
import { Field, SelectField } from "@pecacerta/ui/field.tsx";
import { CEP_MASK, PHONE_MASK } from "@pecacerta/ui/input-masks.ts";
import { MaskedField } from "@pecacerta/ui/masked-field.tsx";
import { useSubmitForm } from "@pecacerta/ui/use-submit-form.ts";
import { useState } from "react";
import { useFormDraft } from "../drafts/use-input-draft.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { staffAddressErrorText } from "./address-error-text.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { useChangeOrder } from "./use-change-order.ts";

type AddressDialogProps = { order: StaffOrderDto; onClose: () => void };

const texts = actionTexts.address;

export function AddressDialog({ order, onClose }: AddressDialogProps) {
  const { fields, change, ...form } = useAddressForm(order, onClose);
  const field = (name: keyof typeof texts.fields) => ({
    ...fields.field(name),
    error: staffAddressErrorText(name, fields.errors[name]),
    label: texts.fields[name],
    autoComplete: "off",
  });
  return (
    <ChangeDialog
      change={change}
      title={actionTexts.titles.address}
      onClose={onClose}
      submitLabel={texts.submit}
      {...form}
    >
      <div className="grid gap-3 sm:grid-cols-6">
        <Field {...field("firstName")} className="sm:col-span-3" required />
        <Field {...field("lastName")} className="sm:col-span-3" />
        <MaskedField
          {...field("postcode")}
          className="sm:col-span-2"
          mask={CEP_MASK}
          invalidText={companyRefusalText("INVALID_CEP")}
          inputMode="numeric"
          required
        />
        <Field {...field("street")} className="sm:col-span-4" required />
        <Field {...field("number")} className="sm:col-span-2" required />
        <Field {...field("complement")} className="sm:col-span-4" />
        <Field {...field("district")} className="sm:col-span-2" required />
        <Field {...field("city")} className="sm:col-span-4" required />
        <SelectField {...field("state")} className="sm:col-span-3" required>
          <option value="">{texts.chooseState}</option>
          {Object.entries(STATE_NAMES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <MaskedField
          {...field("phone")}
          className="sm:col-span-3"
          mask={PHONE_MASK}
          invalidText={companyRefusalText("INVALID_PHONE")}
          type="tel"
          required
        />
        <Field {...field("email")} className="sm:col-span-6" type="email" required />
      </div>
    </ChangeDialog>
  );
}

function useAddressForm(order: StaffOrderDto, onClose: () => void) {
  const { slug: company } = useStaffCompany();
  const [revision] = useState(order.revision);
  const change = useChangeOrder(order, texts.done, onClose);
  const { address1, address2, ...others } = order.shippingAddress;
  const { fields, refusal, isSending, submit } = useSubmitForm<AddressFormField, Required<AddressInput>>({
    initial: { ...others, phone: formatPhone(others.phone), ...splitAddressLines({ address1, address2 }) },
    parse(values, form) {
      const parsed = parseAddressForm(values);
      if (parsed.ok) return { ok: true, value: parsed.value };
      const [first] = Object.keys(parsed.details ?? {});
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return { ok: false, refusal: parsed.refusal, details: parsed.details as Record<string, string> };
    },
    async send(address) {
      const result = await change.send({ address });
      return result.ok ? result : { ...result, errors: toAddressFormErrors(result.errors) };
    },
  });
  // A draft of an earlier revision would undo what another member changed.
  const isChanged = useFormDraft(`order-address ${company} ${order.number} r${revision}`, fields);
  return { fields, change, refusal, isSending, submit, isChanged };
}
