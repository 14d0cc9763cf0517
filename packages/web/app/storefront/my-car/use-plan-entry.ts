import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** What a shopper entered into a plan. `left`: the items of the service that have no tick. */
export type PlanEntry = { mileage: string; service?: string; left?: readonly string[] };

type EntryState = { planEntry?: PlanEntry } | null;

const STORE_AFTER_MS = 250;

/** Keeps the entry at its place in the history, and the mileage in the address, which the server reads. */
export function usePlanEntry(initial: PlanEntry, mileageKmOf: (text: string) => number | undefined) {
  const isHydrated = useHydrated();
  const { state, key } = useLocation();
  const stored = (state as EntryState)?.planEntry;
  const [changed, setChanged] = useState<PlanEntry>();
  const pending = useRef<PlanEntry>(undefined);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function store(): void {
    clearTimeout(timer.current);
    if (pending.current) storeInHistory(key, pending.current, mileageKmOf(pending.current.mileage));
    pending.current = undefined;
  }
  function change(next: PlanEntry): void {
    setChanged(next);
    pending.current = next;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(store, STORE_AFTER_MS);
  }
  return { entry: changed ?? (isHydrated ? stored : undefined) ?? initial, change, store };
}

/** Not by the router, which would load the page's data again. */
function storeInHistory(key: string, planEntry: PlanEntry, mileageKm: number | undefined): void {
  const { state } = window.history;
  if ((state?.key ?? "default") !== key) return;
  const url = new URL(window.location.href);
  if (mileageKm === undefined) url.searchParams.delete("km");
  else url.searchParams.set("km", `${mileageKm}`);
  window.history.replaceState({ ...state, usr: { ...state?.usr, planEntry } }, "", url);
}
