/** Errors by the part of the field, empty for the field itself. */
export type ParsedField<Value> = { value: Value } | { errors: Readonly<Record<string, string>> };
