import type { PostcodeAddressDto } from "@pecacerta/contract/postcodes";
import type { AddressFormField } from "@pecacerta/rules/address-form";

/** In the order of the form. */
export const ADDRESS_FIELDS = [
  "firstName",
  "lastName",
  "postcode",
  "street",
  "number",
  "complement",
  "district",
  "city",
  "state",
  "phone",
  "email",
] as const satisfies readonly AddressFormField[];

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** The values while they are typed. `company` only where the form asks for it. */
export type AddressValues = Record<AddressField, string> & { company?: string };

export type PostcodeField = "street" | "district" | "city" | "state";

export function postcodeFields({
  street,
  district,
  city,
  state,
}: PostcodeAddressDto): Partial<Record<PostcodeField, string>> {
  const values = Object.entries({ street, district, city, state });
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
