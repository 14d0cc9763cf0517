import { expect, test } from "vitest";
import { permissionsOf, STAFF_ROLES } from "./permission.ts";
import { offeredNotifications, sentNotifications } from "./staff-notification.ts";

const permissionsOfRole = (role: (typeof STAFF_ROLES)[number]) =>
  permissionsOf({ role, addedPermissions: [], removedPermissions: [] });

test("a member is offered what the permissions of the role reach", () => {
  const offered = Object.fromEntries(STAFF_ROLES.map((role) => [role, offeredNotifications(permissionsOfRole(role))]));
  expect(offered).toEqual({
    owner: ["new-order", "new-bid"],
    manager: ["new-order", "new-bid"],
    catalog: [],
    counter: ["new-order", "new-bid"],
    "read-only": ["new-order"],
  });
});

test("what is offered is sent unless it is switched off", () => {
  const owner = permissionsOfRole("owner");
  expect(sentNotifications(owner, {})).toEqual(["new-order", "new-bid"]);
  expect(sentNotifications(owner, { "new-order": false, "new-bid": true })).toEqual(["new-bid"]);
  expect(sentNotifications(permissionsOfRole("catalog"), { "new-order": true })).toEqual([]);
});
