import { createHash } from "node:crypto";

/** Where a cursor is good: at one company, in one list. */
export type CursorPlace = { companyId: string; list: string };

/**
 * The values that a product is sorted by, as one opaque word. The mark is no secret: it tells a broken or borrowed
 * cursor from a whole one, and whoever forges one only names a place in a list that everybody may read.
 */
export function writeCursor(place: CursorPlace, values: readonly string[]): string {
  const payload = Buffer.from(JSON.stringify(values)).toString("base64url");
  return `${payload}.${markOf(place, payload)}`;
}

/** The values of a cursor; undefined for one that was edited, or made for another company or list. */
export function readCursor(place: CursorPlace, cursor: string): string[] | undefined {
  const [payload = "", mark] = cursor.split(".");
  return mark === markOf(place, payload) ? JSON.parse(Buffer.from(payload, "base64url").toString()) : undefined;
}

const markOf = ({ companyId, list }: CursorPlace, payload: string): string =>
  createHash("sha256").update(`${companyId}\n${list}\n${payload}`).digest("base64url").slice(0, 22);
