import { createHash } from "node:crypto";
import { isUuid } from "../../platform/database/uuid.ts";
import type { ListedPosition } from "./product-index.ts";

export type CursorScope = { companyId: string; list: string };

export function encodeCursor(scope: CursorScope, { id, position, group }: ListedPosition): string {
  const payload = Buffer.from(JSON.stringify([id, String(position), String(group)])).toString("base64url");
  return `${payload}.${checksum(scope, payload)}`;
}

/** Undefined for a cursor that was changed, or made for another listing. */
export function decodeCursor(scope: CursorScope, cursor: string): ListedPosition | undefined {
  const [payload = "", sum] = cursor.split(".");
  if (sum !== checksum(scope, payload)) return undefined;
  const [, id = "", position = "", group = "0"] = PAYLOAD.exec(Buffer.from(payload, "base64url").toString()) ?? [];
  return isUuid(id) ? { id, position: Number(position), group: Number(group) } : undefined;
}

const PAYLOAD = /^\["([0-9a-f-]{36})","([1-9]\d{0,8})"(?:,"(\d{1,3})")?\]$/;

// A checksum, not a MAC: it detects corruption. A forged cursor only names a position in a public listing.
const checksum = ({ companyId, list }: CursorScope, payload: string): string =>
  createHash("sha256").update(`${companyId}\n${list}\n${payload}`).digest("base64url").slice(0, 22);
