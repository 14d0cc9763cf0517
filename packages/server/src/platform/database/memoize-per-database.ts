import type { Database } from "./open.ts";

/** What a process remembers of a database it works on: made when first asked for, and gone with it. */
export function memoizePerDatabase<Value extends object>(make: () => Value): (database: Database) => Value {
  const values = new WeakMap<Database, Value>();
  return (database) => {
    const value = values.get(database) ?? make();
    values.set(database, value);
    return value;
  };
}
