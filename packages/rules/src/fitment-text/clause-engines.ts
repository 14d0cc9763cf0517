import { addValues, type EngineText, hasEngine, MAX_VALUES } from "./clause.ts";
import { type ClauseBuilder, continueClause, doubtReading, takeHead } from "./clause-builder.ts";
import type { FitmentItem } from "./items.ts";
import { joinRaw } from "./tokens.ts";

type ItemOf<Kind> = Extract<FitmentItem, { kind: Kind }>;

type EngineItem = ItemOf<"size" | "valves" | "flag">;

/** A size behind years is about more years of the same names. */
export function addEngine(builder: ClauseBuilder, item: EngineItem, at: number): void {
  const { clause } = builder;
  const isSize = item.kind === "size" && hasEngine(clause);
  const isNext = isSize && clause.ranges.length > 0 && (clause.last === "years" || clause.last === "other");
  if (clause.names.length > 0 && isNext) {
    const next = continueClause(builder, item.from);
    if (clause.lead.size > 0 || (clause.last === "other" && isOfEither(builder, at)))
      doubtReading(builder, clause, next);
  }
  takeHead(builder.clause);
  const isOfDetail = isSize && !isNext && clause.last === "other";
  if (builder.clause.lead.has("engine") || isOfDetail) doubtReading(builder, builder.clause);
  if (item.kind === "size") addSize(builder, item, at);
  else if (item.kind === "valves") addValves(builder, item);
  else addFlag(builder, item, at);
  builder.clause.last = "engine";
}

/** `Polo 1.6 03/14 Sedan 2.0 03/14`: the detail between years and engine may be of the engine. */
function isOfEither({ items, gap }: ClauseBuilder, at: number): boolean {
  if (gap < 2) return true;
  let first = at;
  while (first > 0 && items[first - 1]?.kind !== "years") first -= 1;
  return items[first]?.kind === "separator";
}

/** A size with the valves and kinds behind it. Sizes that `/` or a blank joins share them. */
function addSize(builder: ClauseBuilder, item: ItemOf<"size">, at: number): void {
  const { clause, tokens, openSizes, items } = builder;
  const engine: EngineText = {
    liters: item.liters,
    valves: "",
    flags: clause.engines.length === 0 ? clause.flags : [],
  };
  if (clause.engines.length === 0) clause.flags = [];
  const isOpen = openSizes.every(({ valves, flags }) => valves === "" && flags.length === 0);
  const isJoined = tokens[item.from - 1]?.form === "/" || items[at - 1]?.kind === "size";
  if (isOpen && isJoined && openSizes.some(({ liters }) => liters === item.liters)) return;
  builder.openSizes = isOpen && isJoined && openSizes.length < MAX_VALUES ? [...openSizes, engine] : [engine];
  addValues(clause.engines, engine);
}

/** `1.0/1.6 8V` gives both 8 valves; `1.8 16V/8V` is two engines. */
function addValves(builder: ClauseBuilder, { valves }: ItemOf<"valves">): void {
  const { clause, openSizes } = builder;
  const open = openSizes.filter((engine) => engine.valves === "");
  const last = openSizes.at(-1);
  for (const engine of open) engine.valves = valves;
  if (open.length > 0) return;
  const flags = last ? [...last.flags] : clause.flags;
  if (!last) clause.flags = [];
  const engine = { liters: last?.liters ?? "", valves, flags };
  builder.openSizes = [engine];
  addValues(clause.engines, engine);
}

/** A kind is about the sizes before it; behind the years about all; before the sizes about the first one. */
function addFlag(builder: ClauseBuilder, item: ItemOf<"flag">, at: number): void {
  const { clause, openSizes } = builder;
  const sizes = clause.last === "engine" ? openSizes : clause.engines;
  const lists = clause.engines.length > 0 ? sizes.map(({ flags }) => flags) : [clause.flags];
  for (const flags of lists) {
    const isTurbo = flags.includes("turbo") || item.flag === "turbo";
    const isDiesel = flags.includes("diesel") || item.flag === "diesel";
    if (isTurbo && isDiesel) {
      flags.splice(0, flags.length, "diesel");
      const note = turboWord(builder, at);
      if (!clause.notes.includes(note)) addValues(clause.notes, note);
    } else if (!flags.includes(item.flag)) flags.push(item.flag);
  }
}

/** The price table does not say which diesel engines have a turbocharger: the word becomes a note. */
function turboWord({ items, tokens }: ClauseBuilder, at: number): string {
  for (let index = at; index >= 0; index--) {
    const item = items[index];
    if (item?.kind === "flag" && item.flag === "turbo") return joinRaw(tokens, item.from, item.to);
  }
  return "turbo";
}
