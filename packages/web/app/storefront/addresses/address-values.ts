import type { PostcodeAddressDto } from "@pecacerta/contract/postcodes";

/** In the order of the form. */
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

/** The values while they are typed. `company` only where the form asks for it. */
export type AddressValues = Record<AddressField, string> & { company?: string };

export type PostcodeField = "address1" | "address2" | "city" | "state";

export function postcodeFields({
  street,
  district,
  city,
  state,
}: PostcodeAddressDto): Partial<Record<PostcodeField, string>> {
  const values = Object.entries({ address1: street, address2: district, city, state });
  return Object.fromEntries(values.filter(([, text]) => text !== ""));
}

/** A looked-up postcode fills fields that are empty or unchanged since the previous lookup. */
export function fieldsToFill(
  values: AddressValues,
  next: Partial<Record<PostcodeField, string>>,
  previous: Partial<Record<PostcodeField, string>>,
): Partial<Record<PostcodeField, string>> {
  const names = [...new Set([...Object.keys(next), ...Object.keys(previous)])] as PostcodeField[];
  const replaceable = names.filter((name) => values[name].trim() === "" || values[name] === previous[name]);
  return Object.fromEntries(replaceable.map((name) => [name, next[name] ?? ""]));
}
