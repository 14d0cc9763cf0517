import type { AddressDto } from "@pecacerta/contract/address";
import { parseAddressForm, toAddressFormErrors } from "@pecacerta/rules/address-form";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { ErrorSummary } from "@pecacerta/ui/error-summary.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useSubmitForm } from "@pecacerta/ui/use-submit-form.ts";
import { useId, useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { newIdempotencyKey } from "../../client/idempotency-key.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { AddressFields, useAddressSummary } from "./address-fields.tsx";
import type { AddressValues } from "./address-values.ts";

type FormValues = Required<AddressValues>;
type Props = {
  /** The address to change; undefined for a new one. */
  address?: AddressDto;
  initial: FormValues;
  onSaved: (address: AddressDto) => void;
};

export function AddressForm({ address, initial, onSaved }: Props) {
  const id = useId();
  // Retries send the same key, so they create one address.
  const [key] = useState(newIdempotencyKey);
  const [isDefault, setDefault] = useState(false);
  const { fields, refusal, attempt, isSending, submit } = useSubmitForm({
    initial,
    parse: parseAddressForm,
    async send(checkedAddress) {
      const body = {
        ...checkedAddress,
        country: address?.country ?? "BR",
        default: isDefault || address?.default === true,
      };
      const response = address
        ? await call("PUT /user/addresses/:id", { params: { id: address.id }, body })
        : await call("POST /user/addresses", { body, idempotencyKey: key });
      if (!response.ok) return { ...response, errors: toAddressFormErrors(response.errors) };
      onSaved(response.value.data);
      return response;
    },
  });
  const { values, errors } = fields;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-3xl gap-4">
      <ErrorSummary title={m.form_faults()} fields={useAddressSummary(id, errors)} attempt={attempt} />
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <AddressFields id={id} values={values} errors={errors} onChange={fields.change} />
      {address?.default ? null : (
        <label className="flex min-h-11 items-center gap-3 small">
          <input
            type="checkbox"
            className="checkbox"
            checked={isDefault}
            onChange={(event) => setDefault(event.target.checked)}
          />
          {m.address_use_as_default()}
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? m.address_saving() : m.address_save()}
        </Button>
        <ButtonLink href="/account/addresses" variant="secondary">
          {m.address_cancel()}
        </ButtonLink>
      </div>
    </form>
  );
}
