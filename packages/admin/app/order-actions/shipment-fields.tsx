import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { MAX_TRACKING_CODE_LENGTH } from "@pecacerta/rules/tracking-link";
import type { useFields } from "@pecacerta/ui/use-fields.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { actionTexts } from "../texts/order-action-texts.ts";
import { fieldErrorText } from "./field-error-text.ts";

const CARRIERS = ["Correios", "Jadlog", "Loggi", "Azul Cargo", "Total Express", "Braspress", "Motoboy"];

type ShipmentFieldsProps = { fields: ReturnType<typeof useFields<"carrier" | "tracking">> };

export const ShipmentFields = ({ fields: { field, errors } }: ShipmentFieldsProps) => (
  <>
    <LimitedField
      {...field("tracking")}
      error={fieldErrorText(errors.tracking)}
      label={actionTexts.ship.tracking}
      hint={actionTexts.ship.trackingHint}
      limit={MAX_TRACKING_CODE_LENGTH}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
    <LimitedField
      {...field("carrier")}
      error={fieldErrorText(errors.carrier)}
      label={actionTexts.ship.carrier}
      limit={STAFF_TEXT_LIMITS.carrier}
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
