import {
  type Choice,
  chooseAt,
  emptySelection,
  LEVELS,
  type Level,
  type SelectedVehicle,
  type Selection,
} from "@pecacerta/rules/vehicle-selection";
import { useEffect, useRef, useState } from "react";
import { fetchChoices, fetchSelectedVehicle } from "./price-table.ts";

type List = { choices: readonly Choice[]; isLoading: boolean };
type Lists = Record<Exclude<Level, "type">, List>;

const none: List = { choices: [], isLoading: false };
const noLists: Lists = { brand: none, model: none, year: none };

/** The chain of lists: each choice loads the next list, and gives up whatever was still loading for the one before. */
export function useVehicleForm() {
  const [selection, setSelection] = useState(emptySelection);
  const [lists, setLists] = useState(noLists);
  const [selected, setSelected] = useState<SelectedVehicle | null>(null);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  async function load(level: Exclude<Level, "type">, under: Selection): Promise<void> {
    const signal = newAsking();
    setLists((before) => ({ ...without(before, level), [level]: { choices: [], isLoading: true } }));
    const choices = await fetchChoices(under, level, signal);
    if (!signal.aborted) setLists((before) => ({ ...before, [level]: { choices: choices ?? [], isLoading: false } }));
  }

  async function finish(whole: Selection): Promise<void> {
    const signal = newAsking();
    const found = await fetchSelectedVehicle(whole, signal);
    if (!signal.aborted) setSelected(found ?? null);
  }

  function newAsking(): AbortSignal {
    asking.current?.abort();
    asking.current = new AbortController();
    return asking.current.signal;
  }

  function choose(level: Level, choice: Choice): void {
    const changed = chooseAt(selection, level, choice);
    setSelection(changed);
    setSelected(null);
    const next = LEVELS[LEVELS.indexOf(level) + 1];
    if (next === undefined) void finish(changed);
    else if (next !== "type") void load(next, changed);
  }

  /** A list that could not be had is asked for again by whoever opens it. */
  function retry(level: Level): void {
    if (level !== "type" && lists[level].choices.length === 0 && !lists[level].isLoading) void load(level, selection);
  }

  return { selection, lists, selected, choose, retry };
}

const without = (lists: Lists, level: Exclude<Level, "type">): Lists =>
  level === "brand" ? noLists : level === "model" ? { ...lists, model: none, year: none } : { ...lists, year: none };
