import type { OrderSummaryDto } from "@pecacerta/contract/order";
import { readOrderNumber, type TrackField, trackErrors } from "@pecacerta/rules/order";
import { useState } from "react";
import { call } from "../../client/call.ts";
import { useCheckedForm } from "../../ui/use-checked-form.ts";

/** One look-up at a time; a wrong number and a wrong e-mail are refused alike. */
export function useTracking() {
  const [found, setFound] = useState<OrderSummaryDto>();
  const form = useCheckedForm<TrackField>({
    initial: { number: "", email: "" },
    check(values) {
      // What was found before is not what is asked for now.
      setFound(undefined);
      return trackErrors(values);
    },
    async send({ number, email }) {
      const answer = await call("POST /orders/track", { body: { number: readOrderNumber(number), email } });
      if (answer.ok) setFound(answer.value.data);
      return answer;
    },
  });
  return { ...form, found };
}
