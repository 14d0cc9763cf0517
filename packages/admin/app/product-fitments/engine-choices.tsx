import type { VehicleFamilyDto } from "@pecacerta/contract/admin/fitments";
import { vehicleChoiceTexts as texts } from "../texts/vehicle-choice-texts.ts";
import { ChoiceCheckbox } from "./choice-checkbox.tsx";
import { enginesOfYears, type PickedYears, withToggled } from "./picked-fitments.ts";

type EngineChoicesProps = {
  families: readonly VehicleFamilyDto[];
  years: PickedYears;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

export function EngineChoices({ families, years, chosen, onChoose }: EngineChoicesProps) {
  const engines = [...new Set([...enginesOfYears(families, years), ...chosen])];
  if (engines.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="strong">{texts.engines}</legend>
      <p className="note">{texts.enginesHint}</p>
      <div className="flex flex-wrap gap-x-4">
        {engines.map((engine) => (
          <ChoiceCheckbox
            key={engine}
            label={engine}
            checked={chosen.has(engine)}
            onToggle={() => onChoose(withToggled(chosen, engine))}
          />
        ))}
      </div>
    </fieldset>
  );
}
