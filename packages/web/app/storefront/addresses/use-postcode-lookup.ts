import { isPostcode, postcodeDigits } from "@pecacerta/rules/postcode";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "../../client/call.ts";
import type { TextId } from "../../texts/customer-text.ts";
import { type AddressValues, fieldsToFill, type PostcodeField, postcodeFields } from "./address-values.ts";

type Found = Partial<Record<PostcodeField, string>>;

/** Looks a CEP up as soon as it is whole, and fills in what it says. Answers what to tell about it. */
export function usePostcodeLookup(values: AddressValues, fill: (part: Found) => void): TextId | undefined {
  const digits = postcodeDigits(values.postcode);
  const [told, setTold] = useState<TextId>();
  // An address that is there already is not filled in again.
  const known = useRef(digits);
  const before = useRef<Found>({});
  const take = useEffectEvent((found: Found) => {
    const filled = fieldsToFill(values, found, before.current);
    before.current = found;
    fill(filled);
    setTold(filled.address1 ? "TEXT_CEP_FILLED" : filled.city ? "TEXT_CEP_CITY_FILLED" : undefined);
  });
  useEffect(() => {
    setTold(undefined);
    if (!isPostcode(digits) || digits === known.current) return;
    known.current = "";
    const going = new AbortController();
    setTold("TEXT_CEP_LOOKING");
    call("GET /cep/:cep", { params: { cep: digits }, signal: going.signal }).then((looked) => {
      if (looked.ok) return take(postcodeFields(looked.value.data));
      if (!going.signal.aborted) setTold(looked.status === 404 ? "TEXT_CEP_UNKNOWN" : "TEXT_CEP_UNANSWERED");
    });
    return () => going.abort();
  }, [digits]);
  return told;
}
