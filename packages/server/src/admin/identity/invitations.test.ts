import { accept, refuse } from "@pecacerta/rules/outcome";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { addTestMembership, createTestStaffUser, STAFF_PASSWORD, signInTestStaff } from "../../../testing/staff.ts";
import type { Installation } from "../../companies/installation.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { inviteOwner } from "../installation/invite-owner.ts";
import { type AcceptInvitationInput, acceptInvitation } from "./accept-invitation.ts";
import { createInvitation } from "./invitation.ts";
import { createOperator } from "./operator.ts";
import { withStaffTransaction, withStaffUser } from "./staff-transaction.ts";
import { findStaffUser } from "./staff-user.ts";

let context: TestInstallation;
let installation: Installation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  installation = context.installation;
  tenant = await createTestCompany(installation);
});
afterAll(() => context.close());

const start = new Date("2026-11-23T12:00:10Z");
const DAY_MS = 86_400_000;
const origin = { network: "10.1.2.3", requestId: "r-1" };

const take = (token: string, input: Partial<AcceptInvitationInput> = {}) =>
  acceptInvitation(installation, { token, device: "Firefox", origin, now: start, ...input });

const profile = { name: "Davi", password: STAFF_PASSWORD };
const newEmail = () => `${uuid()}@example.com`;
const invite = (email: string, role: "counter" | "owner" = "counter", company = tenant) =>
  withTenantTransaction(company, (tx) =>
    createInvitation(tx, { email, role, addedPermissions: [], removedPermissions: [], invitedBy: null }, start),
  );
const roleOf = (token: string, company = tenant) =>
  withStaffTransaction(company, { token, now: start }, async ({ role, session }) => accept([session.name, role]));
const notFound = refuse("TOKEN_NOT_FOUND");
const signInNeeded = accept({ state: "sign-in-needed" });

describe("an invitation", () => {
  test("makes a new person a member with a name and a password, once", async () => {
    const token = await invite(newEmail());
    const { state, session } = unwrapOutcome(await take(token, profile));
    expect(state).toBe("signed-in");
    expect(await roleOf(session?.token ?? "")).toEqual(accept(["Davi", "counter"]));
    expect(await take(token, { ...profile, name: "Eva" })).toEqual(notFound);
  });

  test("names each missing field, and stays valid", async () => {
    const token = await invite(newEmail());
    const errors = { name: "ERROR_FORM_REQUIRED", password: "AUTH_WEAK_PASSWORD" };
    expect(await take(token)).toEqual(refuse("VALIDATION_FAILED", { errors }));
    const weak = await take(token, { name: "Davi", password: "onze letras" });
    expect(weak).toEqual(refuse("VALIDATION_FAILED", { errors: { password: "AUTH_WEAK_PASSWORD" } }));
    expect(await take(token, profile)).toMatchObject({ ok: true });
  });

  test("of two parallel uses is accepted once", async () => {
    const token = await invite(newEmail());
    const outcomes = await Promise.all([1, 2, 3].map((number) => take(token, { ...profile, name: `Davi ${number}` })));
    const states = outcomes.map((outcome) => (outcome.ok ? outcome.value.state : outcome.refusal));
    expect(states.filter((state) => state === "signed-in")).toHaveLength(1);
    const others = states.filter((state) => state !== "signed-in");
    for (const state of others) expect(["sign-in-needed", "TOKEN_NOT_FOUND"]).toContain(state);
    expect(await take(token, profile)).toEqual(notFound);
  });

  test("ends after three days, and a forged one is none", async () => {
    const token = await invite(newEmail());
    expect(await take(token, { ...profile, now: new Date(start.getTime() + 3 * DAY_MS) })).toEqual(notFound);
    const [company = "", secret] = token.split(".");
    const other = await createTestCompany(installation);
    for (const forged of [`${other.companyId}.${secret}`, `${company}.${"x".repeat(43)}`, `x.${secret}`, "x", "."])
      expect(await take(forged, profile), forged).toEqual(notFound);
  });

  test("does not change a password: a person with an account signs in, with that address", async () => {
    const user = await createTestStaffUser(installation);
    const token = await invite(user.email);
    expect(await take(token, { name: "Outra", password: "outra senha comprida" })).toEqual(signInNeeded);
    const stranger = await createTestStaffUser(installation);
    const { token: strange } = await signInTestStaff(installation, stranger, start);
    expect(await take(token, { sessionToken: strange })).toEqual(signInNeeded);
    expect(await take(token, { sessionToken: "x".repeat(43) })).toEqual(signInNeeded);
    const { token: sessionToken } = await signInTestStaff(installation, user, start);
    expect(await take(token, { sessionToken })).toEqual(accept({ state: "signed-in" }));
    expect(await roleOf(sessionToken)).toEqual(accept(["Ana", "counter"]));
    expect(await roleOf(strange)).toEqual(refuse("COMPANY_NOT_FOUND"));
  });

  test("to a second company leaves the first membership, and a member's role is not changed by another", async () => {
    const user = await createTestStaffUser(installation);
    const other = await createTestCompany(installation);
    await addTestMembership(other, user, "catalog");
    await addTestMembership(tenant, user, "read-only");
    const { token: sessionToken } = await signInTestStaff(installation, user, start);
    unwrapOutcome(await take(await invite(user.email, "owner"), { sessionToken }));
    expect(await roleOf(sessionToken)).toEqual(accept(["Ana", "read-only"]));
    const session = unwrapOutcome(
      await withStaffUser(installation.database, { token: sessionToken, now: start }, async (_tx, one) => accept(one)),
    );
    const { companies } = await findStaffUser(installation, session, start);
    expect(new Map(companies.map(({ slug, role }) => [slug, role]))).toEqual(
      new Map([
        [tenant.slug, "read-only"],
        [other.slug, "catalog"],
      ]),
    );
  });

  test("of an owner leads to the second factor first", async () => {
    const company = await createTestCompany(installation);
    const input = { email: newEmail(), actor: { kind: "program" }, now: start } as const;
    const { token } = unwrapOutcome(await inviteOwner(company, input));
    const { session } = unwrapOutcome(await take(token, profile));
    expect(await roleOf(session?.token ?? "", company)).toEqual(refuse("SECOND_FACTOR_NEEDED"));
  });

  test("leaves an audit entry and no secret in the database", async () => {
    const token = await invite(newEmail());
    unwrapOutcome(await take(token, profile));
    const entries = await withTenantTransaction(tenant, (tx) =>
      tx.execute(sql`select action, after, network from audit_entries where company_id = ${tx.companyId}
        and action = 'staff.joined' order by id desc limit 1`),
    );
    expect(entries.rows).toEqual([
      { action: "staff.joined", after: { name: "Davi", role: "counter" }, network: "10.1.2.3" },
    ]);
    const { rows } = await ownerPoolOf(installation.database).query("select t::text as row from staff_sessions t");
    expect(JSON.stringify(rows)).not.toContain(token.split(".")[1]);
  });
});

describe("an operator", () => {
  test("who has not signed in yet is nobody that a company's link can become", async () => {
    const email = newEmail();
    const token = unwrapOutcome(await createOperator(installation.database, email, start));
    expect(await take(await invite(email), profile)).toEqual(signInNeeded);
    expect(await take(token, profile)).toMatchObject({ ok: true });
  });

  test("chooses a password by a link that works once; a second command ends the first link", async () => {
    const email = newEmail();
    const first = unwrapOutcome(await createOperator(installation.database, email, start));
    const second = unwrapOutcome(await createOperator(installation.database, email, start));
    expect(await take(first, profile)).toEqual(notFound);
    expect(await take(second)).toMatchObject({ refusal: "VALIDATION_FAILED" });
    expect(await take(second, { ...profile, now: new Date(start.getTime() + 3 * DAY_MS) })).toEqual(notFound);
    const { session } = unwrapOutcome(await take(second, profile));
    expect(await take(second, profile)).toEqual(notFound);
    expect(await createOperator(installation.database, email, start)).toEqual(refuse("ACCOUNT_EXISTS"));
    const signedIn = unwrapOutcome(
      await withStaffUser(installation.database, { token: session?.token ?? "", now: start }, async (_tx, one) =>
        accept(one),
      ),
    );
    expect(await findStaffUser(installation, signedIn, start)).toMatchObject({ email, operator: true, companies: [] });
  });
});
