import {
  EMPTY_VEHICLE_SELECTION,
  type PriceTableEntry,
  SELECTION_LEVELS,
  type SelectedVehicle,
  type SelectionLevel,
  selectAtLevel,
  type VehicleSelection,
} from "@pecacerta/rules/vehicle-selection";
import { useEffect, useRef, useState } from "react";
import { fetchChoices, fetchSelectedVehicle } from "./price-table.ts";

type List = { choices: readonly PriceTableEntry[]; isLoading: boolean };
type Lists = Record<Exclude<SelectionLevel, "type">, List>;

const none: List = { choices: [], isLoading: false };
const noLists: Lists = { brand: none, model: none, year: none };

/** The chain of lists: each choice loads the next list, and gives up whatever was still loading for the one before. */
export function useVehicleForm() {
  const [selection, setSelection] = useState(EMPTY_VEHICLE_SELECTION);
  const [lists, setLists] = useState(noLists);
  const [selected, setSelected] = useState<SelectedVehicle | null>(null);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  async function load(level: Exclude<SelectionLevel, "type">, under: VehicleSelection): Promise<void> {
    const signal = newAsking();
    setLists((before) => ({ ...without(before, level), [level]: { choices: [], isLoading: true } }));
    const choices = await fetchChoices(under, level, signal);
    if (!signal.aborted) setLists((before) => ({ ...before, [level]: { choices: choices ?? [], isLoading: false } }));
  }

  async function finish(whole: VehicleSelection): Promise<void> {
    const signal = newAsking();
    const found = await fetchSelectedVehicle(whole, signal);
    if (!signal.aborted) setSelected(found ?? null);
  }

  function newAsking(): AbortSignal {
    asking.current?.abort();
    asking.current = new AbortController();
    return asking.current.signal;
  }

  function choose(level: SelectionLevel, choice: PriceTableEntry): void {
    const changed = selectAtLevel(selection, level, choice);
    setSelection(changed);
    setSelected(null);
    const next = SELECTION_LEVELS[SELECTION_LEVELS.indexOf(level) + 1];
    if (next === undefined) void finish(changed);
    else if (next !== "type") void load(next, changed);
  }

  /** A list that could not be had is asked for again by whoever opens it. */
  function retry(level: SelectionLevel): void {
    if (level !== "type" && lists[level].choices.length === 0 && !lists[level].isLoading) void load(level, selection);
  }

  return { selection, lists, selected, choose, retry };
}

const without = (lists: Lists, level: Exclude<SelectionLevel, "type">): Lists =>
  level === "brand" ? noLists : level === "model" ? { ...lists, model: none, year: none } : { ...lists, year: none };
