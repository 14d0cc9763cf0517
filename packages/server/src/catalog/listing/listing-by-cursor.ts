import type { NavigationDto } from "@pecacerta/contract/listing";
import type { Columns } from "./column-index/columns.ts";
import { type CursorPlace, readCursor, type Standing, writeCursor } from "./listing-cursor.ts";
import { idsOnPage, placeOf, type Walk } from "./listing-page.ts";

type Asked = { after?: string; before?: string; limit: number; total: number };
type Page = { ids: string[]; page: number; pages: number; from: number; to: number; navigation: NavigationDto };
type Faults = Record<string, "ERROR_FORM_INVALID">;

/** The page after (or before) the product that a cursor names; without one, the first. */
export function pageByCursor(
  columns: Columns,
  walk: Walk,
  here: CursorPlace,
  { after, before, limit, total }: Asked,
): { ok: true; value: Page } | { ok: false; errors: Faults } {
  const cursor = after ?? before;
  const at = cursor === undefined ? undefined : readCursor(here, cursor);
  if (cursor !== undefined && at === undefined)
    return { ok: false, errors: { [after === undefined ? "before" : "after"]: "ERROR_FORM_INVALID" } };
  const backwards = after === undefined && before !== undefined;
  const { first, size } = windowAt(columns, walk, { at, backwards, limit });
  const ids = size > 0 ? idsOnPage(columns, walk, first, size) : [];
  const from = ids.length > 0 ? first + 1 : 0;
  const to = ids.length > 0 ? first + ids.length : 0;
  const cursorOf = (id: string | undefined, place: number) => (id ? writeCursor(here, { id, place }) : null);
  return {
    ok: true,
    value: {
      ...{ ids, from, to, page: Math.max(1, Math.ceil(to / limit)), pages: Math.max(1, Math.ceil(total / limit)) },
      navigation: {
        type: "cursor",
        startCursor: cursorOf(ids[0], from),
        endCursor: cursorOf(ids.at(-1), to),
        hasPreviousPage: ids.length > 0 ? from > 1 : !backwards && total > 0,
        hasNextPage: ids.length > 0 ? to < total : backwards && total > 0,
      },
    },
  };
}

/** A product that has left the list is looked for where it stood: what came after it stands there now. */
function windowAt(
  columns: Columns,
  walk: Walk,
  { at, backwards, limit }: { at: Standing | undefined; backwards: boolean; limit: number },
): { first: number; size: number } {
  if (at === undefined) return { first: 0, size: limit };
  const stands = placeOf(columns, walk, at.id);
  const stood = at.place - 1;
  if (!backwards) return { first: stands === undefined ? stood : stands + 1, size: limit };
  const end = stands ?? stood;
  const first = Math.max(0, end - limit);
  return { first, size: end - first };
}
