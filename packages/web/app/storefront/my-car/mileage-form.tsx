import { MAX_MILEAGE_KM, nextServiceKm, parseMileage } from "@pecacerta/rules/service-plan";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { useState } from "react";
import { m } from "#messages";
import { formatNumber } from "../../texts/numbers.ts";
import { MY_CAR_PATH } from "../garage/my-car-url.ts";
import "./service-plan.css";

type FormProps = {
  vehicleId: string;
  input: string;
  stepKm: number;
  onChange: (text: string) => void;
  onLeave: () => void;
};

export function MileageForm({ vehicleId, input, stepKm, onChange, onLeave }: FormProps) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const mileage = parseMileage(input);
  return (
    <form
      className="service-form"
      action={MY_CAR_PATH}
      method="get"
      onSubmit={(event) => event.preventDefault()}
      onBlur={onLeave}
    >
      <input type="hidden" name="vehicle" value={vehicleId} />
      <Field
        label={m.service_mileage()}
        name="km"
        inputMode="numeric"
        autoComplete="off"
        value={input}
        error={mileage.ok ? undefined : mileageErrorText(mileage.refusal, isLeft && input.trim() !== "")}
        onChange={({ target }) => {
          onChange(target.value);
          setTyped(target.value);
          setLeft(false);
        }}
        onBlur={() => setLeft(true)}
      />
      <input
        type="range"
        className="service-range"
        aria-label={m.service_mileage()}
        min={0}
        max={rangeEndKm(typed ?? input, stepKm)}
        step={stepKm}
        value={mileage.ok ? mileage.value : 0}
        onChange={({ target }) => {
          setTyped(typed ?? input);
          onChange(target.value);
        }}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {m.service_show()}
        </Button>
      </noscript>
    </form>
  );
}

const mileageErrorText = (refusal: string, isComplete: boolean): string | undefined => {
  if (refusal === "MILEAGE_TOO_HIGH") return m.service_mileage_too_high({ km: formatNumber(MAX_MILEAGE_KM) });
  return isComplete ? m.service_mileage_invalid() : undefined;
};

const RANGE_STEPS = 30;

function rangeEndKm(typed: string, stepKm: number): number {
  const mileage = parseMileage(typed);
  return Math.max(stepKm * RANGE_STEPS, mileage.ok ? nextServiceKm(mileage.value, stepKm) : 0);
}
