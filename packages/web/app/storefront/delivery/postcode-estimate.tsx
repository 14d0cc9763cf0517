import type { DeliveryTermsDto } from "@pecacerta/contract/sales-terms";
import { estimateDelivery } from "@pecacerta/rules/delivery-estimate";
import { formatMoney } from "@pecacerta/rules/money";
import { formatPostcode, isPostcode } from "@pecacerta/rules/postcode";
import { findPostcodeRegion } from "@pecacerta/rules/postcode-region";
import { Button } from "@pecacerta/ui/button.tsx";
import { CEP_MASK } from "@pecacerta/ui/input-masks.ts";
import { MaskedField } from "@pecacerta/ui/masked-field.tsx";
import { type SubmitEvent, useEffect, useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { useCompany } from "../companies/use-company.ts";
import { useSession } from "../sessions/session-store.ts";
import { arrivalText } from "./arrival-text.ts";
import { setPostcode, usePostcode } from "./postcode-store.ts";
import "./delivery-estimate.css";

export function PostcodeEstimate({ terms }: { terms: NonNullable<DeliveryTermsDto> }) {
  const { shipping_flat_rate } = useCompany().company.terms;
  const { isLoaded, postcode } = usePostcode();
  const [isEditing, setEditing] = useState(false);
  useDefaultAddress(isLoaded && postcode === null);
  if (!isLoaded) return <p>{m.delivery_by_postcode()}</p>;
  if (postcode === null || isEditing) {
    const choose = (chosen: string) => {
      setPostcode(chosen);
      setEditing(false);
    };
    return <PostcodeForm postcode={postcode ?? ""} onChoose={choose} />;
  }
  const window = estimateDelivery(postcode, terms, Date.now());
  const shipping = shipping_flat_rate === 0 ? m.free_shipping() : formatMoney(shipping_flat_rate);
  return (
    <div aria-live="polite">
      <p className="delivery-arrival">{`${window ? arrivalText(window) : m.delivery_to_arrange()} · ${shipping}`}</p>
      <p className="delivery-basis">
        {window ? m.delivery_basis({ postcode: formatPostcode(postcode) }) : `CEP ${formatPostcode(postcode)}`}{" "}
        <button type="button" className="-my-0.5 min-h-6 link" onClick={() => setEditing(true)}>
          {m.change_postcode()}
        </button>
      </p>
    </div>
  );
}

function PostcodeForm({ postcode, onChoose }: { postcode: string; onChoose: (postcode: string) => void }) {
  const [value, setValue] = useState(formatPostcode(postcode));
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPostcode(value)) return setError(m.postcode_incomplete());
    if (!findPostcodeRegion(value)) return setError(m.postcode_unknown());
    onChoose(value);
  };
  return (
    <form noValidate onSubmit={submit} className="delivery-form">
      <MaskedField
        mask={CEP_MASK}
        label={m.delivery_by_postcode()}
        error={error}
        value={value}
        onInput={(event) => setValue(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
      />
      <Button type="submit" variant="secondary" small>
        {m.calculate()}
      </Button>
    </form>
  );
}

/** Takes the postcode of the signed-in customer's default address. */
function useDefaultAddress(isMissing: boolean): void {
  const token = useSession(({ session }) => session?.token);
  useEffect(() => {
    if (!isMissing || !token) return;
    const controller = new AbortController();
    void call("GET /user/addresses", { signal: controller.signal }).then((response) => {
      const address = response.ok ? response.value.data.find((each) => each.default) : undefined;
      if (address && isPostcode(address.postcode) && !controller.signal.aborted) setPostcode(address.postcode);
    });
    return () => controller.abort();
  }, [isMissing, token]);
}
