import type { FormOutcome } from "@pecacerta/rules/form";
import { isDecimalAmount } from "@pecacerta/rules/money";
import { MAX_QUANTITY } from "@pecacerta/rules/quantity";
import { z } from "zod";
import type { FieldErrorKey } from "./refusals.ts";

/**
 * Fields of requests. A form sends text, JSON sends typed values: both are read here to one value and then judged by
 * one schema. The message of every check is a key of the message catalogue.
 */

/**
 * `read` turns what came into what is judged; what it cannot read it hands on for the schema to refuse. The schema
 * carries the documentation: examples beside a reading are left out of an OpenAPI description.
 */
export function coerced<Schema extends z.ZodType>(read: (sent: unknown) => unknown, schema: Schema) {
  return z.preprocess(read, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>;
}

/** May be left out, sent empty (as a form does) or null (as JSON does): all three mean the same. */
export function optionalField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(undefinedIfEmpty, schema.optional()).optional() as unknown as z.ZodOptional<Schema>;
}

/** As `optional`, and then worth `value`. */
export function withDefault<Schema extends z.ZodType<string | number | boolean>>(
  schema: Schema,
  value: z.output<Schema>,
) {
  const filled = z.preprocess((sent) => undefinedIfEmpty(sent) ?? value, schema);
  return filled.default(value as never) as unknown as z.ZodDefault<Schema>;
}

/** Digits only, as text or number: `1e3`, `1.5`, `-1`, ` 3` and NaN are refused. */
export function integerField(
  min: number,
  max: number,
  { fault = "ERROR_FORM_INVALID", example }: { fault?: FieldErrorKey; example?: number } = {},
) {
  const shape = z.int(typeError(fault)).min(min, fault).max(max, fault);
  return coerced(numberReader(/^\d{1,15}$/), shape.meta(example === undefined ? {} : { examples: [example] }));
}

/** How many of a product: 1 to 999. */
export const quantityField = integerField(1, MAX_QUANTITY, { fault: "ERROR_ADD_TO_CART_QUANTITY" });

/** An amount in BRL with at most two decimals and a point: `12.50` or `12.5`; never negative. */
export const decimalField = decimalFieldWith("ERROR_FORM_INVALID");

/** As `decimal`, with a fault of its own. */
export function decimalFieldWith(fault: FieldErrorKey) {
  return coerced(
    numberReader(/^\d{1,15}(\.\d{1,2})?$/),
    z
      .number(typeError(fault))
      .min(0, fault)
      .refine(isDecimalAmount, fault)
      .meta({ description: "BRL, at most two decimals", examples: [149.9] }),
  );
}

/** `true`, `false`, `1`, `0`, or `on` as a ticked box sends it. */
export const booleanField = coerced(
  (sent) => (typeof sent === "object" ? sent : (BOOLEANS.get(String(sent)) ?? sent)),
  z.boolean(typeError("ERROR_FORM_INVALID")),
);

/** A list. Long lists of a form arrive as an object with the positions as its keys; an empty one as empty text. */
export function listField<Item extends z.ZodType>(item: Item, min: number, max: number) {
  const listed = z.array(item, typeError("ERROR_FORM_INVALID"));
  return coerced(readList, listed.min(min, "ERROR_FORM_REQUIRED").max(max, "ERROR_FORM_TOO_LONG"));
}

/** Left out, it is a list of nothing. */
export function defaultEmpty<Item>(listed: z.ZodType<Item[], Item[]>) {
  return listed.default([]);
}

/**
 * A form that a rule of the shop judges as a whole: the rule's keys become the faults of its fields, and what the rule
 * made of them (trimmed, digits only, …) takes their place.
 */
export function withRule<Form extends z.ZodObject, Value extends object, Field extends string>(
  form: Form,
  rule: (sent: z.output<Form>) => FormOutcome<Value, Field, FieldErrorKey>,
) {
  return form.transform((sent, context) => {
    const outcome = rule(sent);
    if (outcome.ok) return { ...sent, ...outcome.value };
    for (const [field, fault] of Object.entries(outcome.details ?? {})) {
      context.issues.push({ code: "custom", path: [field], message: String(fault), input: sent });
    }
    return z.NEVER;
  });
}

/** The fault of a value of the wrong kind, told apart from one that did not come at all. */
export function typeError(fault: FieldErrorKey) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined && fault === "ERROR_FORM_INVALID" ? "ERROR_FORM_REQUIRED" : fault,
  };
}

const BOOLEANS = new Map([
  ["true", true],
  ["1", true],
  ["on", true],
  ["false", false],
  ["0", false],
]);

function undefinedIfEmpty(sent: unknown) {
  return sent === "" || sent === null ? undefined : sent;
}

// A number is judged by how it is written, so that both encodings refuse the same.
function numberReader(written: RegExp) {
  return (sent: unknown) => {
    if (sent === undefined) return undefined;
    const text = typeof sent === "string" || typeof sent === "number" ? String(sent) : "";
    return written.test(text) ? Number(text) : Number.NaN;
  };
}

function readList(sent: unknown) {
  if (sent === "") return [];
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return sent;
  const entries = Object.entries(sent);
  if (!entries.every(([position]) => /^\d{1,9}$/.test(position))) return sent;
  return entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, item]) => item);
}
