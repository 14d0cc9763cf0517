import { isMakeWord } from "@pecacerta/rules/make-aliases";
import { normalizeForSearch } from "@pecacerta/rules/text";
import { onlyVehicleType } from "@pecacerta/rules/vehicle";
import {
  canSelectAtLevel,
  EMPTY_VEHICLE_SELECTION,
  findChoice,
  SELECTION_LEVELS,
  type SelectionLevel,
  selectAtLevel,
} from "@pecacerta/rules/vehicle-selection";
import { Button } from "@pecacerta/ui/button.tsx";
import { Combobox, type ComboboxChoice } from "@pecacerta/ui/combobox.tsx";
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from "react";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { useCompany } from "../companies/use-company.ts";
import { useSession } from "../sessions/session-store.ts";
import { addToGarage } from "./garage-actions.ts";
import { nextLevel, useVehicleForm, type VehicleFormStart } from "./use-vehicle-form.ts";
import { vehicleTypeChoices } from "./vehicle-types.ts";
import "./vehicle-form.css";

const LABELS = {
  type: m.vehicle_type,
  brand: m.vehicle_brand,
  model: m.vehicle_model,
  year: m.vehicle_year,
} as const;

type Props = {
  onAdded: () => void;
  first?: Ref<HTMLInputElement>;
  submitText?: string;
  /** Without it, the form starts with the only type of vehicles that the company sells parts for. */
  start?: VehicleFormStart | undefined;
  /** Leaves out the type where the company sells parts for one type only. */
  isShort?: boolean;
  children?: ReactNode;
};

export function VehicleForm({ onAdded, first, submitText, start, isShort = false, children }: Props) {
  const { vehicleTypes } = useCompany();
  const types = vehicleTypeChoices();
  const onlyType = findChoice(types, String(onlyVehicleType(vehicleTypes)));
  const { selection, lists, selected, select, retry } = useVehicleForm(
    start ?? { selection: selectAtLevel(EMPTY_VEHICLE_SELECTION, "type", onlyType) },
  );
  const { openRequestOf, moveOn } = useOpenNext(start?.selection.brand ? nextLevel(start.selection) : undefined);
  const levels = SELECTION_LEVELS.filter((level) => level !== "type" || !isShort || !onlyType);
  const { isAdding, refusal, add } = useAddVehicle(onAdded);
  const isCustomer = useSession(({ session }) => session !== null);
  const comboboxTexts = {
    none: m.list_empty(),
    loading: m.list_loading(),
    count: (count: number) => m.list_count(pluralInputs(count)),
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void add(selected);
  };
  return (
    <form className="vehicle-form" onSubmit={onSubmit}>
      {levels.map((level) => (
        <Combobox
          key={level}
          ref={level === levels[0] ? first : undefined}
          label={LABELS[level]()}
          placeholder={m.choose()}
          choices={level === "type" ? types : lists[level].choices}
          isLoading={level !== "type" && lists[level].isLoading}
          disabled={!canSelectAtLevel(selection, level)}
          value={selection[level]}
          onOpen={() => retry(level)}
          onChoose={(choice) => {
            select(level, choice);
            moveOn(level);
          }}
          openRequest={openRequestOf(level)}
          filterChoices={level === "brand" ? filterMakes : filterChoices}
          messages={comboboxTexts}
        />
      ))}
      {refusal ? (
        <p role="alert" className="field-error">
          {refusalText(refusal)}
        </p>
      ) : null}
      <div className="vehicle-actions">
        <Button type="submit" disabled={!selected || isAdding}>
          {isAdding ? m.adding_vehicle() : (submitText ?? (isCustomer ? m.add_to_garage() : m.use_vehicle()))}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** Each choice opens the next list. */
function useOpenNext(first: SelectionLevel | undefined) {
  const [request, setRequest] = useState({ level: first, number: 1 });
  return {
    openRequestOf: (level: SelectionLevel) => (request.level === level ? request.number : undefined),
    moveOn: (level: SelectionLevel) =>
      setRequest({ level: SELECTION_LEVELS[SELECTION_LEVELS.indexOf(level) + 1], number: request.number + 1 }),
  };
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

function filterMakes(choices: readonly ComboboxChoice[], input: string): ComboboxChoice[] {
  const words = input.trim().split(/\s+/);
  return choices.filter(({ name, label = "" }) => words.every((word) => isMakeWord(`${name} ${label}`, word)));
}

// Each word is part of the name, accents aside.
function filterChoices(choices: readonly ComboboxChoice[], input: string): ComboboxChoice[] {
  const words = normalizeForSearch(input).split(" ");
  return choices.filter(({ name, label = "" }) => {
    const searchable = normalizeForSearch(`${name} ${label}`);
    return words.every((word) => searchable.includes(word));
  });
}
