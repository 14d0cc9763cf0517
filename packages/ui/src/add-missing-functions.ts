import { canOpenPopovers } from "./can-open-popovers.ts";

/** Gives an older browser the functions that it lacks; a newer one loads nothing. */
export async function addMissingFunctions(): Promise<void> {
  if (!("groupBy" in Map) || !("canParse" in URL)) await import("./missing-functions.ts");
  if (!canOpenPopovers()) (await import("./missing-popovers.ts")).addPopovers();
}
