import { isPostcode, postcodeDigits } from "@pecacerta/rules/postcode";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { type AddressValues, fieldsToFill, type PostcodeField, postcodeFields } from "./address-values.ts";

type FoundFields = Partial<Record<PostcodeField, string>>;

type Options = { fill: (part: FoundFields) => void; onFilled: (next: "street" | "number") => void };

/**
 * Looks up a complete postcode and fills in the address. Returns the text of the lookup's status. `onFilled` gets the
 * first field that is left to type.
 */
export function usePostcodeLookup(values: AddressValues, { fill, onFilled }: Options): string | undefined {
  const digits = isPostcode(values.postcode) ? postcodeDigits(values.postcode) : "";
  const [status, setStatus] = useState<string>();
  // The postcode of a saved address is not looked up; one that is filled in alone is.
  const lastLookedUp = useRef(values.city === "" ? "" : digits);
  // City and state belong to the postcode, also those of a saved address.
  const previous = useRef<FoundFields>({ city: values.city, state: values.state });
  const replaceFields = (fields: FoundFields) => {
    const changes = fieldsToFill(values, fields, previous.current);
    previous.current = fields;
    fill(changes);
    return changes;
  };
  const applyResult = useEffectEvent((fields: FoundFields) => {
    const changes = replaceFields(fields);
    setStatus(changes.street ? m.cep_filled() : changes.city ? m.cep_city_filled() : undefined);
    onFilled({ ...values, ...changes }.street === "" ? "street" : "number");
  });
  const applyFailure = useEffectEvent((status: number) => {
    replaceFields({});
    setStatus(status === 404 ? m.cep_unknown() : m.cep_unanswered());
  });
  useEffect(() => {
    setStatus(undefined);
    if (digits === "" || digits === lastLookedUp.current) return;
    lastLookedUp.current = "";
    const controller = new AbortController();
    setStatus(m.cep_looking());
    call("GET /cep/:cep", { params: { cep: digits }, signal: controller.signal }).then((response) => {
      if (response.ok) return applyResult(postcodeFields(response.value.data));
      if (!controller.signal.aborted) applyFailure(response.status);
    });
    return () => controller.abort();
  }, [digits]);
  return status;
}
