import { expect, test } from "vitest";
import { z } from "zod";
import { staffCalls } from "./admin/calls.ts";
import type { StaffCall } from "./call.ts";
import { personalFields } from "./personal-fields.ts";

const PERSONAL_NAMES = new Set([
  ...[
    "email",
    "phone",
    "whatsapp",
    "cpf",
    "rg",
    "postcode",
    "address1",
    "address2",
    "order_notes",
    "street",
    "district",
  ],
  ...["complement", "birthday"],
]);

/** Of the staff and of the shop itself. */
const NOT_OF_CUSTOMERS = new Set([
  ...["listMembers.data.members[].email", "listMembers.data.invitations[].email"],
  ...["phone", "address1", "district", "postcode"].map((name) => `printOrders.data.sender.${name}`),
]);

type JsonSchema = z.core.JSONSchema.JSONSchema & { isPersonal?: true };

/** Paths of fields that sound personal and are not registered. */
function findUnmarked(
  schema: JsonSchema,
  path: string,
  definitions: Record<string, JsonSchema>,
  open: string[],
): string[] {
  const name = schema.$ref?.replace("#/$defs/", "");
  if (name !== undefined)
    return open.includes(name) ? [] : findUnmarked(definitions[name] ?? {}, path, definitions, [...open, name]);
  const inside = (part: unknown, at: string) => findUnmarked((part ?? {}) as JsonSchema, at, definitions, open);
  return [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((part) =>
      inside(part, path),
    ),
    ...(schema.items ? inside(schema.items, `${path}[]`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      PERSONAL_NAMES.has(key) && isText(part as JsonSchema) && !isMarked(part as JsonSchema)
        ? [`${path}.${key}`]
        : inside(part, `${path}.${key}`),
    ),
  ];
}

const parts = ({ anyOf = [] }: JsonSchema) => anyOf as JsonSchema[];
const isText = (schema: JsonSchema): boolean => [schema.type].flat().includes("string") || parts(schema).some(isText);
const isMarked = (schema: JsonSchema): boolean => schema.isPersonal === true || parts(schema).some(isMarked);

/** Of a nullable field, what it may be. */
function isPersonal(schema: z.core.$ZodType): boolean {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return personalFields.has(schema) || (innerType !== undefined && isPersonal(innerType));
}

const describe = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: "output",
    unrepresentable: "any",
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      if (isPersonal(zodSchema)) Object.assign(jsonSchema, { isPersonal: true });
    },
  });

const ofCompanies = Object.entries<StaffCall>(staffCalls).filter(([, { access }]) => access === "staff");

test("every field of a customer that staff get is marked, so that it is masked without customers.read", () => {
  const unmarked = ofCompanies.flatMap(([name, { responses, refusalBody = {} }]) =>
    [...Object.values(responses), ...Object.values(refusalBody)].flatMap((response) => {
      const schema = describe(response);
      return findUnmarked(schema, name, (schema.$defs ?? {}) as Record<string, JsonSchema>, []);
    }),
  );
  expect(unmarked.filter((path) => !NOT_OF_CUSTOMERS.has(path))).toEqual([]);
});

test("a field that is not marked is found", () => {
  const schema = describe(z.object({ data: z.array(z.object({ email: z.string().nullable() })) }));
  expect(findUnmarked(schema, "call", {}, [])).toEqual(["call.data[].email"]);
});
