import type { OrderSummaryDto } from "@pecacerta/contract/order";
import { findTrackOrderErrors, readOrderNumber, type TrackOrderField } from "@pecacerta/rules/order";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { call } from "../../client/call.ts";

/** A wrong number and a wrong e-mail are refused alike. */
export function useTracking() {
  const [order, setOrder] = useState<OrderSummaryDto>();
  const form = useValidatedForm<TrackOrderField>({
    initial: { number: "", email: "" },
    validate(values) {
      setOrder(undefined);
      return findTrackOrderErrors(values);
    },
    async send({ number, email }) {
      const response = await call("POST /orders/track", { body: { number: readOrderNumber(number), email } });
      if (response.ok) setOrder(response.value.data);
      return response;
    },
  });
  return { ...form, order };
}
