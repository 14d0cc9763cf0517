import fc from "fast-check";
import qs from "qs";
import { expect, test } from "vitest";
import type { z } from "zod";
import { loginCall, registerCall } from "./accounts.ts";
import { addressExample } from "./address.ts";
import { addAddressCall } from "./addresses.ts";
import { addToCartCall, replaceCartCall } from "./cart.ts";
import { checkoutCall } from "./checkout.ts";
import { trackOrderCall } from "./orders.ts";

// What arrives of a form and of JSON. Lists longer than arrayLimit arrive as objects by position.
const asForm = (body: object) => qs.parse(qs.stringify(body), { depth: 6, arrayLimit: 20, parameterLimit: 2000 });
const asJson = (body: object) => JSON.parse(JSON.stringify(body));

const judged = (schema: z.ZodType, sent: unknown) => {
  const { success, data, error } = schema.safeParse(sent);
  return success ? { data } : { faults: error.issues.map(({ path, message }) => `${path.join(".")} ${message}`) };
};

const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 });
const quantity = fc.oneof(fc.integer({ min: -1, max: 1001 }), fc.constantFrom(1.5, "3", "1e3", "abc"));
const options = fc.array(fc.record({ name: word, value: word }), { minLength: 1, maxLength: 3 });
const line = fc.record(
  { product_id: fc.oneof(fc.uuid(), fc.constant("nothing")), options, quantity, price: fc.constant(0.01) },
  { requiredKeys: ["product_id"] },
);
// Longer than arrayLimit, too.
const items = fc.oneof(
  fc.array(line, { minLength: 1, maxLength: 4 }),
  fc.array(line, { minLength: 21, maxLength: 30 }),
);
const address = fc.record({
  ...Object.fromEntries(Object.entries(addressExample).map(([field, value]) => [field, fc.constantFrom(value, "x")])),
  default: fc.boolean(),
  admin: fc.constant(true),
});
const checkoutBody = fc.record(
  {
    items,
    address_id: fc.uuid(),
    address,
    payment: fc.constantFrom("pix", "card", "gold"),
    order_notes: word,
    expected_total: fc.oneof(
      fc.integer({ min: 0, max: 1e9 }).map((centavos) => centavos / 100),
      fc.constant(1.005),
    ),
    shipping: fc.record({ id: word, name: word, custom_price: fc.constant(0) }),
    total: fc.constant(0),
  },
  { requiredKeys: ["items", "payment"] },
);
const account = fc.record({
  name: word,
  email: fc.oneof(fc.emailAddress(), word),
  password: word,
  cpf: fc.constantFrom("529.982.247-25", "1"),
  phone: fc.constantFrom("95991234567", "9"),
  remember: fc.boolean(),
});

test.each<[string, z.ZodType, fc.Arbitrary<object>]>([
  ["login", loginCall.body, account],
  ["register", registerCall.body, account],
  ["addAddress", addAddressCall.body, address],
  ["addToCart", addToCartCall.body, line],
  ["saveCart", replaceCartCall.body, fc.record({ items })],
  ["checkout", checkoutCall.body, checkoutBody],
  ["trackOrder", trackOrderCall.body, fc.record({ number: fc.oneof(fc.nat(), word), email: fc.emailAddress() })],
])("the body of %s is validated equally as form and as JSON", (_, schema, bodies) => {
  fc.assert(
    fc.property(bodies, (body) => {
      expect(judged(schema, asForm(body))).toEqual(judged(schema, asJson(body)));
    }),
    { numRuns: 200 },
  );
});

test("a browser's checkout form is parsed completely", () => {
  const sent = { items: [{ product_id: crypto.randomUUID(), quantity: 2 }], address: addressExample, payment: "pix" };
  expect(checkoutCall.body.parse(asForm(sent))).toEqual({
    items: [{ ...sent.items[0], options: [] }],
    address: { ...addressExample, phone: "95991234567" },
    payment: "pix",
    order_notes: "",
  });
});

test("prices sent by a client are dropped", () => {
  const sent = {
    items: [{ product_id: crypto.randomUUID(), quantity: 1, price: 0.01, total: 0.01 }],
    address_id: crypto.randomUUID(),
    shipping: { id: "flat", custom_price: 0 },
    payment: "pix",
    total: 0.01,
  };
  expect(JSON.stringify(checkoutCall.body.parse(sent))).not.toMatch(/price|0\.01/);
});
