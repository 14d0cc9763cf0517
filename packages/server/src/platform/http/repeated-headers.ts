import type { IncomingMessage } from "node:http";

/** Headers that say whose shop, who asks and what is sent. A proxy may heed another one of two than Node does. */
const SINGLE = new Set(["host", "authorization", "content-type"]);

/** Whether a header that must be single is sent more than once. */
export function repeatsHeader({ rawHeaders }: IncomingMessage): boolean {
  let seen: string | undefined;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = (rawHeaders[place] ?? "").toLowerCase();
    if (!SINGLE.has(name)) continue;
    if (seen?.includes(`${name};`)) return true;
    seen = `${seen ?? ""}${name};`;
  }
  return false;
}
