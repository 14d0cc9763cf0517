import { normalizeForSearch } from "@pecacerta/rules/text";
import { canSelectAtLevel, SELECTION_LEVELS } from "@pecacerta/rules/vehicle-selection";
import { Button } from "@pecacerta/ui/button.tsx";
import { Combobox, type ComboboxChoice } from "@pecacerta/ui/combobox.tsx";
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from "react";
import { useGarageText } from "../../texts/garage-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { useSession } from "../session/session-store.ts";
import { addToGarage } from "./garage-actions.ts";
import { useVehicleForm } from "./use-vehicle-form.ts";

const TYPES = [
  ["1", "TEXT_TYPE_CAR"],
  ["2", "TEXT_TYPE_MOTORCYCLE"],
  ["3", "TEXT_TYPE_TRUCK"],
] as const;
const LABELS = {
  type: "TEXT_VEHICLE_TYPE",
  brand: "TEXT_VEHICLE_BRAND",
  model: "TEXT_VEHICLE_MODEL",
  year: "TEXT_VEHICLE_YEAR",
} as const;

type Props = { onAdded: () => void; first?: Ref<HTMLInputElement>; submitText?: string; children?: ReactNode };

export function VehicleForm({ onAdded, first, submitText, children }: Props) {
  const text = useGarageText();
  const { selection, lists, selected, select, retry } = useVehicleForm();
  const { isAdding, refusal, add } = useAddVehicle(onAdded);
  const isCustomer = useSession(({ session }) => session !== null);
  const types = TYPES.map(([code, name]) => ({ code, name: text(name) }));
  const comboboxTexts = {
    none: text("TEXT_LIST_EMPTY"),
    loading: text("TEXT_LIST_LOADING"),
    count: (count: number) => text("TEXT_LIST_COUNT", { count }),
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void add(selected);
  };
  return (
    <form className="vehicle-form" onSubmit={onSubmit}>
      {SELECTION_LEVELS.map((level) => (
        <Combobox
          key={level}
          ref={level === "type" ? first : undefined}
          label={text(LABELS[level])}
          placeholder={text("TEXT_CHOOSE")}
          choices={level === "type" ? types : lists[level].choices}
          isLoading={level !== "type" && lists[level].isLoading}
          disabled={!canSelectAtLevel(selection, level)}
          value={selection[level]}
          onOpen={() => retry(level)}
          onChoose={(choice) => select(level, choice)}
          {...{ filterChoices: filterChoices, messages: comboboxTexts }}
        />
      ))}
      {refusal ? (
        <p role="alert" className="field-error">
          {refusalText(refusal)}
        </p>
      ) : null}
      <div className="vehicle-actions">
        <Button type="submit" disabled={!selected || isAdding}>
          {isAdding
            ? text("TEXT_ADDING_VEHICLE")
            : (submitText ?? text(isCustomer ? "TEXT_ADD_TO_GARAGE" : "TEXT_USE_VEHICLE"))}
        </Button>
        {children}
      </div>
    </form>
  );
}

function useAddVehicle(onAdded: () => void) {
  const [isAdding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isBusy = useRef(false);
  async function add(selected: Parameters<typeof addToGarage>[0]): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setAdding(true);
    setRefusal(undefined);
    const result = await addToGarage(selected);
    isBusy.current = false;
    setAdding(false);
    if (result.ok) onAdded();
    else setRefusal(result.refusal);
  }
  return { isAdding, refusal, add };
}

// Each word is part of the name, accents aside.
function filterChoices(choices: readonly ComboboxChoice[], input: string): ComboboxChoice[] {
  const words = normalizeForSearch(input).split(" ");
  return choices.filter(({ name }) => {
    const searchable = normalizeForSearch(name);
    return words.every((word) => searchable.includes(word));
  });
}
