import { readAddress } from "@pecacerta/rules/address";
import { z } from "zod";
import { flag, orElse, ruled } from "./fields.ts";
import { countryCode, text, typed } from "./text-fields.ts";
import { id } from "./wire-values.ts";

const postal = {
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  country: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  email: z.string(),
  phone: z.string(),
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

/** Where an order goes: the address as it was when the order was placed. */
export const orderAddress = z
  .object(postal)
  .meta({ id: "OrderAddress", description: "An address as it was at ordering", examples: [addressExample] });

/** An entry of a customer's address book. Exactly one entry is the default. */
export const address = z.object({ id, ...postal, default: z.boolean() }).meta({
  id: "Address",
  description: "An entry of the address book",
  examples: [{ id: "0197a1c2-0000-7000-8000-0000000000a1", ...addressExample, default: true }],
});

export type OrderAddress = z.output<typeof orderAddress>;
export type Address = z.output<typeof address>;

/** An address as a form sends it. `country` is a code, BR where left out; `state` is two letters. */
const addressFields = {
  firstName: typed(60, addressExample.firstName),
  lastName: typed(60, addressExample.lastName),
  company: orElse(text(120), ""),
  country: orElse(countryCode, ""),
  address1: typed(200, addressExample.address1),
  address2: orElse(text(200), ""),
  city: typed(100, addressExample.city),
  state: typed(40, addressExample.state),
  postcode: typed(20, addressExample.postcode),
  email: typed(254, addressExample.email),
  phone: typed(30, addressExample.phone),
};

/** An address to deliver to, not kept in the book. */
export const addressForm = ruled(z.object(addressFields), readAddress);

/** An address for the book. */
export const addressEntry = ruled(z.object({ ...addressFields, default: orElse(flag, false) }), readAddress);
