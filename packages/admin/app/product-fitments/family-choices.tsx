import type { VehicleFamilyDto } from "@pecacerta/contract/admin/fitments";
import { normalizeForSearch } from "@pecacerta/rules/text";
import { Field } from "@pecacerta/ui/field.tsx";
import { useState } from "react";
import { vehicleChoiceTexts as texts } from "../texts/vehicle-choice-texts.ts";
import { ChoiceCheckbox } from "./choice-checkbox.tsx";
import { withToggled } from "./picked-fitments.ts";
import "./product-fitments.css";

type FamilyChoicesProps = {
  families: readonly VehicleFamilyDto[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Several families at once; those that are chosen stay in view whatever the filter. */
export function FamilyChoices({ families, chosen, onChoose }: FamilyChoicesProps) {
  const [filter, setFilter] = useState("");
  const shown = families.filter(({ family }) => chosen.has(family) || matches(family, filter));
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="strong">{texts.families}</legend>
      <Field
        label={texts.filter}
        value={filter}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p role="status" className="note">
        {shown.length === 0 ? texts.noFamily : texts.chosen(chosen.size)}
      </p>
      <div className="vehicle-choices grid gap-x-4 sm:grid-cols-2">
        {shown.map(({ family, firstYear, lastYear }) => (
          <ChoiceCheckbox
            key={family}
            label={family}
            note={texts.span(firstYear, lastYear)}
            checked={chosen.has(family)}
            onToggle={() => onChoose(withToggled(chosen, family))}
          />
        ))}
      </div>
    </fieldset>
  );
}

const matches = (family: string, filter: string): boolean =>
  normalizeForSearch(family).includes(normalizeForSearch(filter.trim()));
