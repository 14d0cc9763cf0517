import { z } from "zod";
import type { Call } from "./call.ts";

/** Reads from the body's schema whether the call checks or stores a password, which takes some 20 ms of a core. */
export function checksPassword({ body }: Call): boolean {
  if (!body) return false;
  return Object.hasOwn(z.toJSONSchema(body, { io: "input" }).properties ?? {}, "password");
}
