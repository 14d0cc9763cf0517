import { isDeepStrictEqual } from "node:util";

/** The given fields that differ from the row, as they are and as they shall be. A field that is undefined stays. */
export function changedFields<Row extends object, Given extends { [Field in keyof Given]?: unknown }>(
  row: Row & { [Field in keyof Given]?: unknown },
  given: Given,
): { before: Partial<Row>; after: Partial<{ [Field in keyof Given]: Exclude<Given[Field], undefined> }> } {
  const fields = (Object.keys(given) as (keyof Given & keyof Row)[]).filter(
    (field) => given[field] !== undefined && !isDeepStrictEqual(row[field], given[field]),
  );
  return {
    before: Object.fromEntries(fields.map((field) => [field, row[field]])) as never,
    after: Object.fromEntries(fields.map((field) => [field, given[field]])) as never,
  };
}
