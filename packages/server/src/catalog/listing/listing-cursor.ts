import { createHash } from "node:crypto";
import { isUuid } from "../../platform/database/uuid.ts";

/** Where a cursor is good: at one company, in one list. */
export type CursorPlace = { companyId: string; list: string };

/** A product, and which one of the list it was when the cursor was written, from 1. */
export type Standing = { id: string; place: number };

/**
 * Where a page begins or ends, as one opaque word. The mark is no secret: it tells a broken or borrowed cursor from a
 * whole one, and whoever forges one only names a place in a list that everybody may read.
 */
export function writeCursor(here: CursorPlace, { id, place }: Standing): string {
  const payload = Buffer.from(JSON.stringify([id, String(place)])).toString("base64url");
  return `${payload}.${markOf(here, payload)}`;
}

/** What a cursor names; undefined for one that was edited, or made for another company or list, or says nothing. */
export function readCursor(here: CursorPlace, cursor: string): Standing | undefined {
  const [payload = "", mark] = cursor.split(".");
  if (mark !== markOf(here, payload)) return undefined;
  const [, id = "", place = ""] = WRITTEN.exec(Buffer.from(payload, "base64url").toString()) ?? [];
  return isUuid(id) ? { id, place: Number(place) } : undefined;
}

const WRITTEN = /^\["([0-9a-f-]{36})","([1-9]\d{0,8})"\]$/;

const markOf = ({ companyId, list }: CursorPlace, payload: string): string =>
  createHash("sha256").update(`${companyId}\n${list}\n${payload}`).digest("base64url").slice(0, 22);
