import { describe, expect, test } from "vitest";
import { canGrant, PERMISSIONS, permissionsOf, ROLE_PERMISSIONS, STAFF_ROLES, type StaffRights } from "./permission.ts";

const rights = (role: StaffRights["role"], changes: Partial<StaffRights> = {}): StaffRights => ({
  role,
  addedPermissions: [],
  removedPermissions: [],
  ...changes,
});

test("a membership adds and removes single permissions", () => {
  const member = rights("counter", { addedPermissions: ["audit.read"], removedPermissions: ["orders.discount"] });
  expect(permissionsOf(member).has("audit.read")).toBe(true);
  expect(permissionsOf(member).has("orders.discount")).toBe(false);
});

test("only an owner reaches payments, domains, integrations and customer exports", () => {
  const ownersOnly = PERMISSIONS.filter((permission) =>
    STAFF_ROLES.every((role) => (role === "owner") === ROLE_PERMISSIONS[role].includes(permission)),
  );
  expect(ownersOnly).toEqual([
    "customers.export",
    "support.grant",
    "payments.write",
    "domains.write",
    "integrations.manage",
  ]);
});

describe("granting", () => {
  test.each(STAFF_ROLES)("an owner grants the role %s", (role) => {
    expect(canGrant(rights("owner"), rights(role))).toBe(true);
  });

  test("a manager grants roles below the own", () => {
    expect(canGrant(rights("manager"), rights("counter"))).toBe(true);
    expect(canGrant(rights("manager"), rights("manager"))).toBe(false);
    expect(canGrant(rights("manager"), rights("owner"))).toBe(false);
  });

  test("nobody grants a permission that they lack", () => {
    const withPayments = rights("catalog", { addedPermissions: ["payments.write"] });
    expect(canGrant(rights("manager"), withPayments)).toBe(false);
    expect(canGrant(rights("owner", { removedPermissions: ["orders.refund"] }), rights("manager"))).toBe(false);
  });

  test("nobody else grants anything", () => {
    expect(canGrant(rights("counter"), rights("read-only"))).toBe(false);
  });
});
