import type { AddressDto } from "@pecacerta/contract/address";
import { parseAddress } from "@pecacerta/rules/address";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { ErrorSummary } from "@pecacerta/ui/error-summary.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useSubmitForm } from "@pecacerta/ui/use-submit-form.ts";
import { useId, useState } from "react";
import { call } from "../../client/call.ts";
import { newIdempotencyKey } from "../../client/idempotency-key.ts";
import { useCustomerText } from "../../texts/customer-text.ts";
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
  const text = useCustomerText();
  const id = useId();
  // Retries send the same key, so they create one address.
  const [key] = useState(newIdempotencyKey);
  const [isDefault, setDefault] = useState(false);
  const { fields, refusal, attempt, isSending, submit } = useSubmitForm({
    initial,
    parse: parseAddress,
    async send(checkedAddress) {
      const body = {
        ...checkedAddress,
        country: address?.country ?? "BR",
        default: isDefault || address?.default === true,
      };
      const response = address
        ? await call("PUT /user/addresses/:id", { params: { id: address.id }, body })
        : await call("POST /user/addresses", { body, idempotencyKey: key });
      if (response.ok) onSaved(response.value.data);
      return response;
    },
  });
  const { values, errors } = fields;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-3xl gap-4">
      <ErrorSummary title={text("TEXT_FORM_FAULTS")} fields={useAddressSummary(id, errors)} attempt={attempt} />
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <AddressFields id={id} values={values} errors={errors} onChange={fields.change} />
      {address?.default ? null : (
        <label className="flex min-h-11 items-center gap-3 text-14">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={isDefault}
            onChange={(event) => setDefault(event.target.checked)}
          />
          {text("TEXT_ADDRESS_USE_AS_DEFAULT")}
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {text(isSending ? "TEXT_ADDRESS_SAVING" : "TEXT_ADDRESS_SAVE")}
        </Button>
        <ButtonLink href="/account/addresses" variant="secondary">
          {text("TEXT_ADDRESS_CANCEL")}
        </ButtonLink>
      </div>
    </form>
  );
}
