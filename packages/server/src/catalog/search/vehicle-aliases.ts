/** Words for families that their names do not have. A family is written without spaces, hyphens and accents. */
export const FAMILY_ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    titan: ["cg125", "cg150", "cg160", "cg"],
    fan: ["cg125", "cg150", "cg160", "cg"],
    start: ["cg160", "cg"],
    corola: ["corolla"],
  }),
);
