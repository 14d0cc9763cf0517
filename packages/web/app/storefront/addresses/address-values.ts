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
  const values = Object.entries({ address1: street, address2: district, city, state });
  return Object.fromEntries(values.filter(([, text]) => text !== ""));
}

/**
 * What of a CEP's answer is to be filled in: fields that are empty, and those that still say what the CEP before said.
 * What somebody wrote by hand stays.
 */
export function fieldsToFill(
  values: AddressValues,
  next: Partial<Record<PostcodeField, string>>,
  previous: Partial<Record<PostcodeField, string>>,
): Partial<Record<PostcodeField, string>> {
  const names = [...new Set([...Object.keys(next), ...Object.keys(previous)])] as PostcodeField[];
  const replaceable = names.filter((name) => values[name].trim() === "" || values[name] === previous[name]);
  return Object.fromEntries(replaceable.map((name) => [name, next[name] ?? ""]));
}
