import { expect, test } from "vitest";
import { z } from "zod";
import { staffCallAmounts } from "./admin/amount-fields.ts";
import { staffCalls } from "./admin/calls.ts";
import { type AmountFields, type CallAmounts, callAmounts, decodeAmounts, encodeAmounts } from "./amount-fields.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";

const merge = (fields: readonly (AmountFields | undefined)[]): AmountFields | undefined => {
  const found = fields.filter((each) => each !== undefined);
  return found.length === 0 || found.includes(true) ? found[0] : Object.assign({}, ...found);
};

/** The amounts of a schema, found by its codecs. */
function amountsOf(schema: z.core.$ZodType | undefined): AmountFields | undefined {
  if (schema instanceof z.ZodCodec) return true;
  if (schema instanceof z.ZodPipe) return merge([amountsOf(schema.def.in), amountsOf(schema.def.out)]);
  if (schema instanceof z.ZodArray) return amountsOf(schema.def.element);
  if (schema instanceof z.ZodUnion) return merge(schema.def.options.map(amountsOf));
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, amountsOf(field)] as const);
    const amounts = fields.filter(([, field]) => field !== undefined);
    return amounts.length === 0 ? undefined : (Object.fromEntries(amounts) as AmountFields);
  }
  const { innerType } = (schema?._zod.def ?? {}) as { innerType?: z.core.$ZodType };
  return innerType && amountsOf(innerType);
}

const NO_AMOUNTS = { body: undefined, response: undefined, refusal: undefined };

test.each([
  ...Object.entries<Call>(calls).map(([name, call]) => [name, call, callAmounts] as const),
  ...Object.entries<Call>(staffCalls).map(([name, call]) => [`staff ${name}`, call, staffCallAmounts] as const),
])("%s: its amount fields are listed without its schemas", (_, call, listedAmounts) => {
  const amounts: CallAmounts = {
    body: amountsOf(call.body),
    response: merge(Object.values(call.responses).map(amountsOf)),
    refusal: merge(Object.values(call.refusalBody ?? {}).map(amountsOf)),
  };
  expect({ ...NO_AMOUNTS, ...listedAmounts(`${call.method} ${call.path}`) }).toEqual(amounts);
});

test("amounts in lists, nested fields and null are converted, and nothing else", () => {
  const wire = {
    data: {
      total: 2,
      items: [{ price: 149.9, compareAtPrice: null, name: "Disco" }],
      filters: [
        { type: "range", min: 10, max: 20.5, value: { min: 10, max: 12.34 } },
        { type: "check", value: ["a"] },
        { type: "rating", value: [4, 5] },
        { type: "radio", value: null },
      ],
    },
  };
  const inside = {
    data: {
      total: 2,
      items: [{ price: 149_90, compareAtPrice: null, name: "Disco" }],
      filters: [
        { type: "range", min: 10_00, max: 20_50, value: { min: 10_00, max: 12_34 } },
        { type: "check", value: ["a"] },
        { type: "rating", value: [4, 5] },
        { type: "radio", value: null },
      ],
    },
  };
  const fields = callAmounts("GET /products").response;
  expect(decodeAmounts(wire, fields)).toEqual(inside);
  expect(encodeAmounts(inside, fields)).toEqual(wire);
  expect(decodeAmounts({ total: 1.5 }, undefined)).toEqual({ total: 1.5 });
});
