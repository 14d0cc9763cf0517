import type { OrderSummaryDto } from "@pecacerta/contract/order";
import { findTrackOrderErrors, normalizeOrderNumber, type TrackOrderField } from "@pecacerta/rules/order";
import { useState } from "react";
import { call } from "../../client/call.ts";
import { useCheckedForm } from "../../ui/use-checked-form.ts";

/** One look-up at a time; a wrong number and a wrong e-mail are refused alike. */
export function useTracking() {
  const [found, setFound] = useState<OrderSummaryDto>();
  const form = useCheckedForm<TrackOrderField>({
    initial: { number: "", email: "" },
    check(values) {
      // What was found before is not what is asked for now.
      setFound(undefined);
      return findTrackOrderErrors(values);
    },
    async send({ number, email }) {
      const answer = await call("POST /orders/track", { body: { number: normalizeOrderNumber(number), email } });
      if (answer.ok) setFound(answer.value.data);
      return answer;
    },
  });
  return { ...form, found };
}
