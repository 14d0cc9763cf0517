/** The value of an own property: `record[key]` would also find inherited ones, such as `constructor`. */
export const ownProperty = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
