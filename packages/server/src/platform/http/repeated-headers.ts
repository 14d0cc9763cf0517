import type { IncomingMessage } from "node:http";

/** If one of these is repeated, a proxy and Node could each read a different one. */
const SINGLE_VALUE_HEADERS = new Set(["host", "authorization", "content-type"]);

export function repeatsHeader({ rawHeaders }: IncomingMessage): boolean {
  let seen: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? "").toLowerCase();
    if (!SINGLE_VALUE_HEADERS.has(name)) continue;
    if (seen?.includes(`${name};`)) return true;
    seen = `${seen ?? ""}${name};`;
  }
  return false;
}
