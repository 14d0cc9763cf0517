import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ORDER_EVENT_KINDS } from "@pecacerta/rules/order-stage";
import { expect, test } from "vitest";
import { AUDIT_ACTION_NAMES } from "../texts/audit-texts.ts";
import { auditChanges } from "./audit-changes.ts";

const serverSource = join(import.meta.dirname, "../../../server/src");
const ACTION = /action(?:: | = |[^"\n]{0,60}\? )"([a-z]+\.[a-z-]+)"(?: : "([a-z]+\.[a-z-]+)")?/g;

test("every action that the server records has a name", () => {
  const recorded = globSync("**/*.ts", { cwd: serverSource })
    .filter((name) => !name.endsWith(".test.ts"))
    .flatMap((name) => [...readFileSync(join(serverSource, name), "utf8").matchAll(ACTION)])
    .flatMap(([, one, other]) => [one, other].filter((action) => action !== undefined));
  expect(recorded).toEqual(expect.arrayContaining(["bid.accepted", "staff.invited", "question.answered"]));
  const all = [...recorded, ...ORDER_EVENT_KINDS.map((kind) => `order.${kind}`)];
  expect(all.filter((action) => !Object.hasOwn(AUDIT_ACTION_NAMES, action))).toEqual([]);
});

test("only fields that differ are listed, with their values as text", () => {
  const before = { role: "counter", addedPermissions: [], total: 10, same: true };
  const after = {
    role: "manager",
    addedPermissions: ["audit.read"],
    same: true,
    note: { text: "<b>" },
    until: "2026-11-27T00:55:25.777Z",
  };
  expect(auditChanges({ before, after })).toEqual([
    { field: "papel", before: "balcão", after: "gerente" },
    { field: "permissões a mais", before: "vazio", after: "audit.read" },
    { field: "total (centavos)", before: "10", after: "vazio" },
    { field: "note", before: "vazio", after: '{"text":"<b>"}' },
    { field: "até", before: "vazio", after: "26/11/2026, 21:55" },
  ]);
  expect(auditChanges({ before: null, after: null })).toEqual([]);
});
