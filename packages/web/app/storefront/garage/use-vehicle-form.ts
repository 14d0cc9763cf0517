import {
  EMPTY_VEHICLE_SELECTION,
  SELECTION_LEVELS,
  type SelectedVehicle,
  type SelectionLevel,
  selectAtLevel,
  type VehicleChoice,
  type VehicleSelection,
} from "@pecacerta/rules/vehicle-selection";
import { useEffect, useRef, useState } from "react";
import { fetchChoices, fetchSelectedVehicle } from "./price-table.ts";

type ChoiceList = { choices: readonly VehicleChoice[]; isLoading: boolean };
type ChoiceLists = Record<Exclude<SelectionLevel, "type">, ChoiceList>;

const emptyList: ChoiceList = { choices: [], isLoading: false };
const emptyLists: ChoiceLists = { brand: emptyList, model: emptyList, year: emptyList };

/** Each choice loads the next list and cancels the loading of a previous one. */
export function useVehicleForm() {
  const [selection, setSelection] = useState(EMPTY_VEHICLE_SELECTION);
  const [lists, setLists] = useState(emptyLists);
  const [selected, setSelected] = useState<SelectedVehicle | null>(null);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function load(level: Exclude<SelectionLevel, "type">, selection: VehicleSelection): Promise<void> {
    const signal = newSignal();
    setLists((previous) => ({ ...clearBelow(previous, level), [level]: { choices: [], isLoading: true } }));
    const choices = await fetchChoices(selection, level, signal);
    if (!signal.aborted)
      setLists((previous) => ({ ...previous, [level]: { choices: choices ?? [], isLoading: false } }));
  }

  async function loadSelected(selection: VehicleSelection): Promise<void> {
    const signal = newSignal();
    const vehicle = await fetchSelectedVehicle(selection, signal);
    if (!signal.aborted) setSelected(vehicle ?? null);
  }

  function newSignal(): AbortSignal {
    controller.current?.abort();
    controller.current = new AbortController();
    return controller.current.signal;
  }

  function select(level: SelectionLevel, choice: VehicleChoice): void {
    const nextSelection = selectAtLevel(selection, level, choice);
    setSelection(nextSelection);
    setSelected(null);
    const next = SELECTION_LEVELS[SELECTION_LEVELS.indexOf(level) + 1];
    if (next === undefined) void loadSelected(nextSelection);
    else if (next !== "type") void load(next, nextSelection);
  }

  /** Opening a list that failed to load retries. */
  function retry(level: SelectionLevel): void {
    if (level !== "type" && lists[level].choices.length === 0 && !lists[level].isLoading) void load(level, selection);
  }

  return { selection, lists, selected, select, retry };
}

const clearBelow = (lists: ChoiceLists, level: Exclude<SelectionLevel, "type">): ChoiceLists =>
  level === "brand"
    ? emptyLists
    : level === "model"
      ? { ...lists, model: emptyList, year: emptyList }
      : { ...lists, year: emptyList };
