import type { PostcodeAddressDto } from "@pecacerta/contract/postcodes";

/** What every address is asked for, in the order of its form. */
export const ADDRESS_FIELDS = [
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

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** The texts of an address while it is typed; `company` where the form asks for it. */
export type AddressValues = Record<AddressField, string> & { company?: string };

export type PostcodeField = "address1" | "address2" | "city" | "state";

/** What a CEP says, by the field that it belongs to; what it does not say is left out. */
export function postcodeFields({
  street,
  district,
  city,
  state,
}: PostcodeAddressDto): Partial<Record<PostcodeField, string>> {
  const said = Object.entries({ address1: street, address2: district, city, state });
  return Object.fromEntries(said.filter(([, text]) => text !== ""));
}

/**
 * What of a CEP's answer is to be filled in: fields that are empty, and those that still say what the CEP before said.
 * What somebody wrote by hand stays.
 */
export function fieldsToFill(
  values: AddressValues,
  found: Partial<Record<PostcodeField, string>>,
  before: Partial<Record<PostcodeField, string>>,
): Partial<Record<PostcodeField, string>> {
  const names = [...new Set([...Object.keys(found), ...Object.keys(before)])] as PostcodeField[];
  const free = names.filter((name) => values[name].trim() === "" || values[name] === before[name]);
  return Object.fromEntries(free.map((name) => [name, found[name] ?? ""]));
}
