import type { SortDto } from "@pecacerta/contract/listing";
import { type Columns, idAt, slotOf } from "./column-index/columns.ts";
import { flagsOf, type Slots } from "./listing-scope.ts";

/** A list in its order: the slots to walk (none: all, as they are numbered), from which end, and which are of the list. */
export type Walk = { order: Slots; size: number; backwards: boolean; isIn: (slot: number) => boolean };

export function walkOf(columns: Columns, slots: Slots, sort: SortDto, isLeft: (slot: number) => boolean): Walk {
  if (sort === "default") return { order: slots, size: slots?.length ?? columns.size, backwards: false, isIn: isLeft };
  const flags = slots && flagsOf(columns, slots);
  const order = sort.startsWith("name") ? columns.byName : columns.byPrice;
  return {
    order,
    size: order.length,
    backwards: sort.endsWith("desc"),
    isIn: flags ? (slot) => flags[slot] === 1 && isLeft(slot) : isLeft,
  };
}

/** The ids of so many products of a list after so many others. */
export function idsOnPage(columns: Columns, walk: Walk, from: number, limit: number): string[] {
  const ids: string[] = [];
  let place = 0;
  visit(walk, (slot) => {
    if (place++ >= from) ids.push(idAt(columns, slot));
    return ids.length < limit;
  });
  return ids;
}

/** How many products of a list stand before this one; undefined when it is not in the list any more. */
export function placeOf(columns: Columns, walk: Walk, id: string): number | undefined {
  const wanted = slotOf(columns, id);
  if (wanted < 0 || !walk.isIn(wanted)) return undefined;
  let place = 0;
  let found: number | undefined;
  visit(walk, (slot) => {
    if (slot === wanted) found = place;
    place++;
    return found === undefined;
  });
  return found;
}

/** Calls on with every slot of a list in its order, until it is told to stop. */
function visit({ order, size, backwards, isIn }: Walk, on: (slot: number) => boolean): void {
  for (let at = 0; at < size; at++) {
    const place = backwards ? size - 1 - at : at;
    const slot = order ? (order[place] as number) : place;
    if (isIn(slot) && !on(slot)) return;
  }
}
