import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { m } from "#messages";
import { addVehicleByVin } from "./add-by-vin.ts";
import "./vehicle-form.css";
import "./vehicle-panels.css";

export function VinForm({ onAdded }: { onAdded: () => void }) {
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
      <summary>{m.by_vin()}</summary>
      <form className="vehicle-form" noValidate onSubmit={submit}>
        <Field
          label={m.vin()}
          hint={m.vin_hint()}
          error={error}
          value={input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setInput(target.value)}
        />
        <Button type="submit" variant="secondary" disabled={isLoading}>
          {isLoading ? m.looking_up_vin() : m.look_up_vin()}
        </Button>
      </form>
    </details>
  );
}
