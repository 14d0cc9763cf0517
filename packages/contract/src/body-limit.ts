import { ownProperty } from "@pecacerta/rules/own-property";
import { z } from "zod";
import { type Call, isStaffCall } from "./call.ts";

/** Room for fields that the server drops, such as those of a client that sends more than it must. */
const MIN_BODY_BYTES = 100_000;
/** What anybody may have read by a call of staff, without a session. */
export const STRANGER_BODY_BYTES = 50_000;

type Encoding = "json" | "form";
type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The largest body in bytes that the server reads: the largest valid one, or what the call says (`maxBodyBytes`). */
export function bodyLimitOf(call: Call): number {
  const least = isStaffCall(call) && !call.company ? STRANGER_BODY_BYTES : MIN_BODY_BYTES;
  return call.maxBodyBytes ?? Math.max(least, largestBody(call));
}

/** The bytes of the largest valid body in each encoding that the call accepts. Infinity if a field has no limit. */
export function largestBody(call: Call): number {
  if (!call.body) return 0;
  const schema = z.toJSONSchema(call.body, { io: "input" });
  const encodings: readonly Encoding[] = isStaffCall(call) ? ["json"] : ["json", "form"];
  return Math.max(
    ...encodings.map((encoding) => sizeOf(schema, { encoding, definitions: schema.$defs ?? {}, name: 0 })),
  );
}

/** `name`: bytes of the field's name in a form, which every value repeats: `items%5B99%5D%5Bquantity%5D=`. */
type SizeContext = { encoding: Encoding; definitions: Record<string, JsonSchema>; name: number };

const LONGEST_NUMBER = 20;
const BRACKETS = "%5B%5D".length;

function sizeOf(schema: JsonSchema | boolean, context: SizeContext): number {
  if (typeof schema === "boolean") return Number.POSITIVE_INFINITY;
  const { definitions } = context;
  if (schema.$ref) return sizeOf(ownProperty(definitions, schema.$ref.replace("#/$defs/", "")) ?? true, context);
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return Math.max(...kinds.map((kind) => sizeOf(kind, context)));
  if (schema.enum) return valueSize(Math.max(...schema.enum.map((value) => String(value).length)), context);
  if (schema.const !== undefined) return valueSize(String(schema.const).length, context);
  if (Array.isArray(schema.type))
    return Math.max(...schema.type.map((type) => sizeOf({ ...schema, type } as never, context)));
  switch (schema.type) {
    case "object":
      return objectSize(schema, context);
    case "array":
      return arraySize(schema, context);
    case "string":
      return valueSize(stringLength(schema) * bytesPerCharacter(schema, context), context);
    case "integer":
    case "number":
    case "boolean":
    case "null":
      return valueSize(LONGEST_NUMBER, context);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** With its quotation marks, or with its name and the characters `=` and `&`. */
const valueSize = (bytes: number, { encoding, name }: SizeContext): number =>
  bytes + 2 + (encoding === "form" ? name : 0);

function objectSize({ properties = {}, additionalProperties = false }: JsonSchema, context: SizeContext): number {
  if (additionalProperties && Object.keys(additionalProperties).length > 0) return Number.POSITIVE_INFINITY;
  const sizes = Object.entries(properties).map(([key, property]) => {
    const size = sizeOf(property, { ...context, name: context.name + key.length + (context.name > 0 ? BRACKETS : 0) });
    return context.encoding === "json" ? size + key.length + '"":,'.length : size;
  });
  return sum(sizes) + "{}".length;
}

function arraySize({ items = true, maxItems = Number.POSITIVE_INFINITY }: JsonSchema, context: SizeContext): number {
  const size = sizeOf(items as JsonSchema | boolean, {
    ...context,
    name: context.name + BRACKETS + String(maxItems).length,
  });
  return maxItems * (size + ",".length) + "[]".length;
}

const FORMAT_LENGTHS: ReadonlyMap<string | undefined, number> = new Map([
  ["uuid", 36],
  ["guid", 36],
  ["date", 10],
]);

const stringLength = ({ maxLength, format }: JsonSchema): number =>
  maxLength ?? FORMAT_LENGTHS.get(format) ?? Number.POSITIVE_INFINITY;

/** JavaScript counts UTF-16 units: of UTF-8 each has three bytes at most, percent-encoded nine. */
function bytesPerCharacter({ format, pattern }: JsonSchema, { encoding }: SizeContext): number {
  const isAscii = format !== undefined || (pattern !== undefined && ASCII_PATTERN.test(pattern));
  if (encoding === "json") return isAscii ? 1 : 3;
  return isAscii ? 3 : 9;
}

/** A pattern of named characters alone: no dot and no negated class, which other characters would match. */
const ASCII_PATTERN = /^(?!.*\[\^)\^(?:\\[wd.]|[^\\.\u0080-\uffff])*\$$/;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
