import {
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

/** What is chosen already, and the lists that are loaded. */
export type VehicleFormStart = {
  selection: VehicleSelection;
  lists?: Partial<Record<keyof ChoiceLists, readonly VehicleChoice[]>>;
};

/** Each choice loads the next list and cancels the loading of a previous one. */
export function useVehicleForm(start: VehicleFormStart) {
  const [selection, setSelection] = useState(start.selection);
  const [lists, setLists] = useState(() => startLists(start));
  const [selected, setSelected] = useState<SelectedVehicle | null>(null);
  const controller = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before
  useEffect(() => {
    const next = nextLevel(selection);
    if (next && next !== "type" && lists[next].choices.length === 0) void load(next, selection);
    return () => controller.current?.abort();
  }, []);

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

/** The first level without a choice. */
export const nextLevel = (selection: VehicleSelection): SelectionLevel | undefined =>
  SELECTION_LEVELS.find((level) => selection[level] === null);

const startLists = ({ lists = {} }: VehicleFormStart): ChoiceLists => ({
  brand: loadedList(lists.brand),
  model: loadedList(lists.model),
  year: loadedList(lists.year),
});

const loadedList = (choices: readonly VehicleChoice[] = []): ChoiceList => ({ choices, isLoading: false });

const clearBelow = (lists: ChoiceLists, level: Exclude<SelectionLevel, "type">): ChoiceLists =>
  level === "brand"
    ? emptyLists
    : level === "model"
      ? { ...lists, model: emptyList, year: emptyList }
      : { ...lists, year: emptyList };
