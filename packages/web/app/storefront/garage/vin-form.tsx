import { type FormEvent, useState } from "react";
import { useText } from "../../texts/garage-text.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { addVehicleByVin } from "./add-by-vin.ts";

/** A vehicle by the number of its chassis, for whoever has its papers at hand. */
export function VinForm({ onAdded }: { onAdded: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const look = async (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) return;
    setAsking(true);
    setError(undefined);
    const added = await addVehicleByVin(typed);
    setAsking(false);
    if (added.ok) onAdded();
    else setError(added.told);
  };
  return (
    <details className="vehicle-vin">
      <summary>{text("TEXT_BY_VIN")}</summary>
      <form className="vehicle-form" noValidate onSubmit={look}>
        <Field
          label={text("TEXT_VIN")}
          hint={text("TEXT_VIN_HINT")}
          error={error}
          value={typed}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="secondary" disabled={isAsking}>
          {text(isAsking ? "TEXT_LOOKING_UP_VIN" : "TEXT_LOOK_UP_VIN")}
        </Button>
      </form>
    </details>
  );
}
