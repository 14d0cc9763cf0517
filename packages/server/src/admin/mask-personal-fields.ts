import { personalFields } from "@pecacerta/contract/personal-fields";
import { ownProperty } from "@pecacerta/rules/own-property";
import { maskPersonalField } from "@pecacerta/rules/privacy";
import type { z } from "zod";

type Mask = (value: unknown) => unknown;
type Schema = z.core.$ZodType;

const masks = new WeakMap<Schema, Mask>();
const keepValue: Mask = (value) => value;

export function maskPersonalFields<Value>(schema: z.ZodType, value: Value): Value {
  return maskOf(schema)(value) as Value;
}

function maskOf(schema: Schema): Mask {
  const known = masks.get(schema);
  if (known) return known;
  // A schema that contains itself finds its mask by the time that it needs it.
  masks.set(schema, (value) => masks.get(schema)?.(value));
  const mask = createMask(schema as z.core.$ZodTypes);
  masks.set(schema, mask);
  return mask;
}

function createMask(schema: z.core.$ZodTypes): Mask {
  const personal = personalFields.get(schema);
  if (personal) return (value) => (typeof value === "string" ? maskPersonalField(personal.kind, value) : value);
  const { def } = schema._zod;
  switch (def.type) {
    case "object":
      return maskObject(def.shape);
    case "array":
      return maskArray(maskOf(def.element));
    case "record":
      return maskRecord(maskOf(def.valueType));
    case "union":
      return maskUnion(def.options.map(maskOf));
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "readonly":
    case "catch":
    case "nonoptional":
      return maskOf(def.innerType);
    case "pipe":
      return maskUnion([maskOf(def.in), maskOf(def.out)]);
    case "intersection":
      return maskUnion([maskOf(def.left), maskOf(def.right)]);
    case "lazy":
      return maskOf(def.getter());
    default:
      return keepValue;
  }
}

function maskObject(shape: Readonly<Record<string, Schema>>): Mask {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const mask = maskOf(schema);
    return mask === keepValue ? [] : [[name, mask] as const];
  });
  if (fields.length === 0) return keepValue;
  return (value) => {
    if (!isObject(value)) return value;
    const masked = fields.flatMap(([name, mask]) =>
      Object.hasOwn(value, name) ? [[name, mask(ownProperty(value, name))]] : [],
    );
    return { ...value, ...Object.fromEntries(masked) };
  };
}

const maskArray = (mask: Mask): Mask =>
  mask === keepValue ? keepValue : (value) => (Array.isArray(value) ? value.map(mask) : value);

const maskRecord = (mask: Mask): Mask =>
  mask === keepValue
    ? keepValue
    : (value) =>
        isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mask(each)])) : value;

/** One after the other: a mask leaves what is no value of its schema. */
function maskUnion(all: readonly Mask[]): Mask {
  const kinds = all.filter((mask) => mask !== keepValue);
  return kinds.length === 0 ? keepValue : (value) => kinds.reduce((masked, mask) => mask(masked), value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
