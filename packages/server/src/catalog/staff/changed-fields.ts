import { isDeepStrictEqual } from "node:util";

type Changes<Given> = { [Field in keyof Given]?: Exclude<Given[Field], undefined> };

/** The given fields that differ from the row, as they are and as they shall be. A field that is undefined stays. */
export function changedFields<Given extends object>(
  row: object,
  given: Given,
): { before: Readonly<Record<string, unknown>>; after: Changes<Given> } {
  const stored = new Map<string, unknown>(Object.entries(row));
  const changed = Object.entries(given).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(stored.get(field), value),
  );
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, stored.get(field)])),
    after: Object.fromEntries(changed) as Changes<Given>,
  };
}
