import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { staffCalls } from "@pecacerta/contract/admin/calls";
import { staffOrderSchema } from "@pecacerta/contract/admin/order";
import type { StaffCall } from "@pecacerta/contract/call";
import { expect, test } from "vitest";
import { z } from "zod";
import { auditFieldName } from "../texts/audit-field-names.ts";

const serverSource = join(import.meta.dirname, "../../../server/src");
const WRITER = /append(Audit|Customer)Entr|changeOrder\(|changeCompany\(|recordOwnAct/;
const STATE = /\b(?:before|after)(?:: | = )\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g;
const FIELD = /(?:^|,|&& )\s*(?!\.\.\.)(\w+)\s*(?=[,:]|$)/g;

/** Numbers and ids that only the program reads, and states that are named as a whole. */
const UNSHOWN = ["revision", "job", "copyOf", "before", "after"];
/** Say how to change something. */
const OPTIONS = ["takeSlug", "into", "groups", "suspended"];
const RECORDED_BODIES =
  /^\/admin\/(settings|staff|products$|categories|brands|product-types|attributes|images|stock\/:product|customers|installation|support)/;

/** Fields of the states that a command writes out, of any source file. */
const writtenFields = (): string[] =>
  globSync("**/*.ts", { cwd: serverSource })
    .filter((name) => !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(serverSource, name), "utf8"))
    .filter((source) => WRITER.test(source))
    .flatMap((source) => [...source.matchAll(STATE)])
    .flatMap(([, state = ""]) => [...state.replace(/\{[^{}]*\}/g, "").matchAll(FIELD)])
    .flatMap(([, field]) => field ?? []);

/** Fields of calls that record what they are given. */
const givenFields = (): string[] =>
  Object.values<StaffCall>(staffCalls)
    .filter(({ method, path }) => method !== "GET" && RECORDED_BODIES.test(path))
    .flatMap(({ body }) => (body instanceof z.ZodObject ? Object.keys(body.shape) : []))
    .filter((field) => !OPTIONS.includes(field));

const orderFields = (): string[] => {
  const { at, kind, actor, ...data } = staffOrderSchema.shape.events.element.shape;
  return Object.keys(data);
};

test.each([
  ["a command writes out", writtenFields, ["counter", "minimum", "parent", "device", "onHand"]],
  ["a call is given", givenFields, ["idleMinutes", "addedPermissions", "about", "requiresFitments", "choices"]],
  ["an event of an order tells", orderFields, ["amount", "lines", "tracking"]],
])("every field that %s has a name in the audit log", (_, find, some) => {
  const fields = [...new Set(find())].filter((field) => !UNSHOWN.includes(field));
  expect(fields).toEqual(expect.arrayContaining(some));
  expect(fields.filter((field) => auditFieldName(field) === field)).toEqual([]);
});
