import { ADDRESS_LIMITS, parseAddress } from "@pecacerta/rules/address";
import { z } from "zod";
import { booleanField, withDefault, withRule } from "./fields.ts";
import { personal } from "./personal-fields.ts";
import { countryCodeField, formTextField, MAX_RULE_TEXT, ruleTextField, textField } from "./text-fields.ts";
import { idSchema } from "./wire-values.ts";

const addressShape = {
  firstName: z.string(),
  lastName: z.string(),
  company: personal("text", z.string()),
  country: z.string(),
  address1: personal("street", z.string()),
  address2: personal("text", z.string()),
  city: z.string(),
  state: z.string(),
  postcode: personal("postcode", z.string()),
  email: personal("email", z.string()),
  phone: personal("phone", z.string()),
};

export const addressExample = {
  firstName: "Cliente",
  lastName: "Exemplo",
  company: "",
  country: "BR",
  address1: "Rua das Palmeiras, 120",
  address2: "Centro",
  city: "Boa Vista",
  state: "RR",
  postcode: "69301-110",
  email: "cliente@example.com",
  phone: "(95) 99123-4567",
};

/** The address of an order, as it was when the order was placed. */
export const orderAddressSchema = z
  .object(addressShape)
  .meta({ id: "OrderAddress", description: "An address as it was at ordering", examples: [addressExample] });

/** An entry of an address book; exactly one is the default. */
export const addressSchema = z.object({ id: idSchema, ...addressShape, default: z.boolean() }).meta({
  id: "Address",
  description: "An entry of the address book",
  examples: [{ id: "0197a1c2-0000-7000-8000-0000000000a1", ...addressExample, default: true }],
});

export type OrderAddressDto = z.output<typeof orderAddressSchema>;
export type AddressDto = z.output<typeof addressSchema>;

/** `country` is a code, BR if missing; `state` is two letters. */
const addressInputFields = {
  firstName: ruleTextField(addressExample.firstName),
  lastName: withDefault(ruleTextField(addressExample.lastName), ""),
  company: withDefault(textField(ADDRESS_LIMITS.company), ""),
  country: withDefault(countryCodeField, ""),
  address1: formTextField(ADDRESS_LIMITS.line, addressExample.address1),
  address2: withDefault(textField(ADDRESS_LIMITS.line), ""),
  city: formTextField(ADDRESS_LIMITS.city, addressExample.city),
  state: formTextField(40, addressExample.state),
  postcode: formTextField(MAX_RULE_TEXT, addressExample.postcode),
  email: ruleTextField(addressExample.email),
  phone: formTextField(MAX_RULE_TEXT, addressExample.phone),
};

/** An address that is not saved in the address book. */
export const addressInputSchema = withRule(z.object(addressInputFields), parseAddress);

export const addressBookInputSchema = withRule(
  z.object({ ...addressInputFields, default: withDefault(booleanField, false) }),
  parseAddress,
);
