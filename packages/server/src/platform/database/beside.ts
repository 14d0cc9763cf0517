import type { Database } from "./open.ts";

/** What a process remembers of a database it works on: made when first asked for, and gone with it. */
export function besideDatabase<Kept extends object>(make: () => Kept): (database: Database) => Kept {
  const known = new WeakMap<Database, Kept>();
  return (database) => {
    const kept = known.get(database) ?? make();
    known.set(database, kept);
    return kept;
  };
}
