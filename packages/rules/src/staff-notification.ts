import type { Permission } from "./permission.ts";

/** Lists what members of a company's staff are mailed about, unless they switch it off. */
export const STAFF_NOTIFICATIONS = ["new-order", "new-bid"] as const;
export type StaffNotification = (typeof STAFF_NOTIFICATIONS)[number];

export type SwitchedNotifications = { readonly [Notification in StaffNotification]?: boolean };

const NEEDED_PERMISSIONS: Readonly<Record<StaffNotification, Permission>> = {
  "new-order": "orders.read",
  "new-bid": "bids.answer",
};

/** Returns those that a member with these permissions can have. */
export const offeredNotifications = (permissions: ReadonlySet<Permission>): StaffNotification[] =>
  STAFF_NOTIFICATIONS.filter((notification) => permissions.has(NEEDED_PERMISSIONS[notification]));

export const sentNotifications = (
  permissions: ReadonlySet<Permission>,
  switched: SwitchedNotifications,
): StaffNotification[] => offeredNotifications(permissions).filter((notification) => switched[notification] ?? true);
