import type { Database } from "./open.ts";

/** Creates a value for each database on first use; it is garbage collected with the database. */
export function memoizePerDatabase<Value extends object>(make: () => Value): (database: Database) => Value {
  const values = new WeakMap<Database, Value>();
  return (database) => {
    const value = values.get(database) ?? make();
    values.set(database, value);
    return value;
  };
}
