import { MAX_TRACKING_CODE_LENGTH } from "@pecacerta/rules/tracking-link";
import { Field } from "@pecacerta/ui/field.tsx";
import type { useFields } from "@pecacerta/ui/use-fields.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { fieldErrorText } from "./field-error-text.ts";

const CARRIERS = ["Correios", "Jadlog", "Loggi", "Azul Cargo", "Total Express", "Braspress", "Motoboy"];

type ShipmentFieldsProps = { fields: ReturnType<typeof useFields<"carrier" | "tracking">> };

export const ShipmentFields = ({ fields: { field, errors } }: ShipmentFieldsProps) => (
  <>
    <Field
      {...field("tracking")}
      error={fieldErrorText(errors.tracking)}
      label={actionTexts.ship.tracking}
      hint={actionTexts.ship.trackingHint}
      maxLength={MAX_TRACKING_CODE_LENGTH}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
    <Field
      {...field("carrier")}
      error={fieldErrorText(errors.carrier)}
      label={actionTexts.ship.carrier}
      maxLength={60}
      autoComplete="off"
      list="order-carriers"
    />
    <datalist id="order-carriers">
      {CARRIERS.map((carrier) => (
        <option key={carrier} value={carrier} />
      ))}
    </datalist>
  </>
);
