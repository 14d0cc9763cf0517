import type { CepAddress } from "@pecacerta/contract/cep";

/** What every address is asked for, in the order of its form. */
export const CHECKED_FIELDS = [
  "firstName",
  "lastName",
  "postcode",
  "address1",
  "address2",
  "city",
  "state",
  "phone",
  "email",
] as const;

export type CheckedField = (typeof CHECKED_FIELDS)[number];

/** The texts of an address while it is typed; `company` where the form asks for it. */
export type AddressValues = Record<CheckedField, string> & { company?: string };

export type FoundField = "address1" | "address2" | "city" | "state";

/** What a CEP says, by the field that it belongs to; what it does not say is left out. */
export function fieldsOf({ street, district, city, state }: CepAddress): Partial<Record<FoundField, string>> {
  const said = Object.entries({ address1: street, address2: district, city, state });
  return Object.fromEntries(said.filter(([, text]) => text !== ""));
}

/**
 * What of a CEP's answer is to be filled in: fields that are empty, and those that still say what the CEP before said.
 * What somebody wrote by hand stays.
 */
export function toFill(
  values: AddressValues,
  found: Partial<Record<FoundField, string>>,
  before: Partial<Record<FoundField, string>>,
): Partial<Record<FoundField, string>> {
  const names = [...new Set([...Object.keys(found), ...Object.keys(before)])] as FoundField[];
  const free = names.filter((name) => values[name].trim() === "" || values[name] === before[name]);
  return Object.fromEntries(free.map((name) => [name, found[name] ?? ""]));
}
