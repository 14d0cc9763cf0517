import { staffCalls } from "@pecacerta/contract/admin/calls";
import { staffOrderSchema } from "@pecacerta/contract/admin/order";
import { productContentSchema } from "@pecacerta/contract/admin/product";
import type { StaffCall } from "@pecacerta/contract/call";
import { ORDER_STAGES } from "@pecacerta/rules/order-stage";
import { expect, test } from "vitest";
import { z } from "zod";
import { auditValueText } from "./audit-value-text.ts";

/** Of those of products and orders the log has what came of them; the others tell what to do. */
const OTHER_CALLS = /^\/admin\/(products|orders|selections|fitments)/;

/** Values of this form that hold one of its choices, and nothing else. */
function choicesOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodEnum) return [...schema.options];
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodArray) return choicesOf(schema.element).map((choice) => [choice]);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([field, each]) =>
      choicesOf(each).map((choice) => ({ [field]: choice })),
    );
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(choicesOf);
  if (schema instanceof z.ZodPipe) return choicesOf(schema.out);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return choicesOf(schema.unwrap());
  return [];
}

type Shape = Readonly<Record<string, unknown>>;

const bodyShapes = (): Shape[] =>
  Object.values<StaffCall>(staffCalls)
    .filter(({ access, method, path }) => access === "staff" && method !== "GET" && !OTHER_CALLS.test(path))
    .flatMap(({ body }) => (body instanceof z.ZodObject ? [body.shape] : []));

const eventShape = (): Shape => {
  const { at, kind, actor, ...data } = staffOrderSchema.shape.events.element.shape;
  return { ...data, stage: z.enum(ORDER_STAGES), paymentState: staffOrderSchema.shape.paymentState };
};

/** Of lists the log has the number of their items. */
const productShape = (): Shape =>
  Object.fromEntries(Object.entries(productContentSchema.shape).filter(([, each]) => !(each instanceof z.ZodArray)));

const wordsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

test.each([
  [
    "a call is given",
    bodyShapes,
    [
      ["role", "counter"],
      ["kind", "choice"],
    ],
  ],
  [
    "an order has",
    () => [eventShape()],
    [
      ["stage", "to-pick"],
      ["method", "pix"],
    ],
  ],
  [
    "a product has",
    () => [productShape()],
    [
      ["whenOut", "pending"],
      ["state", "draft"],
    ],
  ],
])("every choice that %s has a name in the audit log", (_, shapes, some) => {
  const choices = shapes()
    .flatMap((shape) => Object.entries(shape))
    .flatMap(([field, schema]) => choicesOf(schema).map((choice): [string, unknown] => [field, choice]));
  expect(choices).toEqual(expect.arrayContaining(some));
  const isRaw = ([field, choice]: [string, unknown]) => {
    const text = auditValueText(field, choice);
    return wordsIn(choice).some((word) => word !== "" && text.includes(word));
  };
  expect(choices.filter(isRaw)).toEqual([]);
});
