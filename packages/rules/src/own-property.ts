/**
 * The value that a record holds under a key, or undefined. `record[key]` would also find what every object inherits:
 * under `constructor`, a function.
 */
export const ownProperty = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
