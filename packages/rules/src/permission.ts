/** What a member of a company's staff, or a program with an API token, may do there. */
export const PERMISSIONS = [
  "catalog.read",
  "catalog.write",
  "stock.write",
  "prices.write",
  "imports.run",
  "insights.read",
  "orders.read",
  "orders.write",
  "orders.discount",
  "orders.refund",
  "bids.answer",
  "customers.read",
  "customers.erase",
  "customers.export",
  "feedback.answer",
  "feedback.hide",
  "pages.write",
  "settings.write",
  "staff.manage",
  "support.grant",
  "payments.write",
  "domains.write",
  "integrations.manage",
  "audit.read",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const STAFF_ROLES = ["owner", "manager", "catalog", "counter", "read-only"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const OWNER_ONLY: ReadonlySet<Permission> = new Set([
  "customers.export",
  "payments.write",
  "domains.write",
  "integrations.manage",
  "support.grant",
]);

export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => !OWNER_ONLY.has(permission)),
  catalog: ["catalog.read", "catalog.write", "stock.write", "prices.write", "imports.run", "feedback.answer"],
  counter: [
    "catalog.read",
    "orders.read",
    "orders.write",
    "orders.discount",
    "bids.answer",
    "customers.read",
    "feedback.answer",
  ],
  "read-only": ["catalog.read", "insights.read", "orders.read", "audit.read"],
};

/** What an owner may grant an operator for some hours: no customers, no money, no staff and no settings. */
export const SUPPORT_ROLES = ["read-only", "catalog"] as const satisfies readonly StaffRole[];
export type SupportRole = (typeof SUPPORT_ROLES)[number];

export const SUPPORT_HOURS = [1, 4, 8, 24] as const;

/** Roles whose members must sign in with a second factor. */
export const requiresSecondFactor = (role: StaffRole): boolean => role === "owner" || role === "manager";

/** A customer's CPF. Others with the permission `customers.read` see its last digits. */
export const seesWholeCpf = (role: StaffRole): boolean => role === "owner" || role === "manager";

/** How long a session of staff may be silent, at least and at most. */
export const MIN_IDLE_MINUTES = 15;
export const MAX_IDLE_MINUTES = 480;

export type StaffRights = {
  role: StaffRole;
  addedPermissions: readonly Permission[];
  removedPermissions: readonly Permission[];
};

/** A removed permission outweighs an added one. */
export function permissionsOf({ role, addedPermissions, removedPermissions }: StaffRights): ReadonlySet<Permission> {
  const granted = new Set([...ROLE_PERMISSIONS[role], ...addedPermissions]);
  for (const permission of removedPermissions) granted.delete(permission);
  return granted;
}

/** Nobody grants a permission that they lack. Only an owner manages owners and managers. */
export function canGrant(by: StaffRights, granted: StaffRights): boolean {
  const own = permissionsOf(by);
  if (!own.has("staff.manage")) return false;
  if (by.role !== "owner" && (granted.role === "owner" || granted.role === "manager")) return false;
  return [...permissionsOf(granted)].every((permission) => own.has(permission));
}

/** The rights of a member whose permissions are known, for `canGrant`. */
export const rightsWith = (role: StaffRole, permissions: Iterable<Permission>): StaffRights => {
  const addedPermissions = [...permissions];
  return { role, addedPermissions, removedPermissions: PERMISSIONS.filter((name) => !addedPermissions.includes(name)) };
};

/** Gives or takes one permission. What the role decides already is stated nowhere else. */
export function withPermission(rights: StaffRights, permission: Permission, isGranted: boolean): StaffRights {
  const { role, addedPermissions, removedPermissions } = rights;
  const added = addedPermissions.filter((name) => name !== permission);
  const removed = removedPermissions.filter((name) => name !== permission);
  const isOfRole = ROLE_PERMISSIONS[role].includes(permission);
  return {
    role,
    addedPermissions: isGranted && !isOfRole ? [...added, permission] : added,
    removedPermissions: !isGranted && isOfRole ? [...removed, permission] : removed,
  };
}
