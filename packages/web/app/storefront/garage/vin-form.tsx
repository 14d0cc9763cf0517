import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { useGarageText } from "../../texts/garage-text.ts";
import { addVehicleByVin } from "./add-by-vin.ts";

export function VinForm({ onAdded }: { onAdded: () => void }) {
  const text = useGarageText();
  const [input, setInput] = useState("");
  const [error, setError] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setLoading(true);
    setError(undefined);
    const result = await addVehicleByVin(input);
    setLoading(false);
    if (result.ok) onAdded();
    else setError(result.message);
  };
  return (
    <details className="vehicle-vin">
      <summary>{text("TEXT_BY_VIN")}</summary>
      <form className="vehicle-form" noValidate onSubmit={submit}>
        <Field
          label={text("TEXT_VIN")}
          hint={text("TEXT_VIN_HINT")}
          error={error}
          value={input}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setInput(target.value)}
        />
        <Button type="submit" variant="secondary" disabled={isLoading}>
          {text(isLoading ? "TEXT_LOOKING_UP_VIN" : "TEXT_LOOK_UP_VIN")}
        </Button>
      </form>
    </details>
  );
}
