import type { FormOutcome } from "@pecacerta/rules/form";
import { isDecimalAmount } from "@pecacerta/rules/money";
import { MAX_QUANTITY } from "@pecacerta/rules/quantity";
import { z } from "zod";
import type { FieldErrorKey } from "./refusals.ts";
import { amountCodec } from "./wire-values.ts";

/** Request fields accept form-encoded text and typed JSON values alike. The message of every check is a refusal key. */

/** Converts the input before validation; the schema carries the documentation. */
export function coerced<Schema extends z.ZodType>(read: (sent: unknown) => unknown, schema: Schema) {
  return z.preprocess(read, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>;
}

/** May be missing, empty or null, which all mean the same. */
export function optionalField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(undefinedIfEmpty, schema.optional()).optional() as unknown as z.ZodOptional<Schema>;
}

/** Like optionalField, with a default. */
export function withDefault<Schema extends z.ZodType<string | number | boolean>>(
  schema: Schema,
  value: z.output<Schema>,
) {
  const filled = z.preprocess((sent) => undefinedIfEmpty(sent) ?? value, schema);
  return filled.default(value as never) as unknown as z.ZodDefault<Schema>;
}

/** Digits only, with a minus if `min` is negative: refuses `1e3`, `1.5`, `+1`, ` 3` and NaN. */
export function integerField(
  min: number,
  max: number,
  { fault = "ERROR_FORM_INVALID", example }: { fault?: FieldErrorKey; example?: number } = {},
) {
  const shape = z.int(typeError(fault)).min(min, fault).max(max, fault);
  return coerced(
    numberReader(min < 0 ? /^-?\d{1,15}$/ : /^\d{1,15}$/),
    shape.meta(example === undefined ? {} : { examples: [example] }),
  );
}

export const quantityField = integerField(1, MAX_QUANTITY, { fault: "ERROR_ADD_TO_CART_QUANTITY" });

/** Centavos; sent as BRL with at most two decimals and a point, not negative. */
export const amountField = amountFieldWith("ERROR_FORM_INVALID");

export function amountFieldWith(fault: FieldErrorKey) {
  return coerced(
    numberReader(/^\d{1,15}(\.\d{1,2})?$/),
    amountCodec(z.number(typeError(fault)).min(0, fault).refine(isDecimalAmount, fault)),
  );
}

/** `true`, `false`, `1`, `0`, or `on` as a checkbox sends it. */
export const booleanField = coerced(
  (sent) => (typeof sent === "object" ? sent : (BOOLEANS.get(String(sent)) ?? sent)),
  z.boolean(typeError("ERROR_FORM_INVALID")),
);

/** A form sends a long list as an object with positions as keys, an empty one as empty text. */
export function listField<Item extends z.ZodType>(item: Item, min: number, max: number) {
  const listed = z.array(item, typeError("ERROR_FORM_INVALID"));
  return coerced(readList, listed.min(min, "ERROR_FORM_REQUIRED").max(max, "ERROR_FORM_TOO_LONG"));
}

export function defaultEmpty<Item>(listed: z.ZodType<Item[], Item[]>) {
  return listed.default([]);
}

/** Validates a form with a rule: its errors become field errors, its result replaces the input. */
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

/** Distinguishes a missing value from one of the wrong type. */
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

// Checks the written form, so that both encodings refuse the same numbers.
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
