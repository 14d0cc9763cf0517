import { PERMISSIONS, STAFF_ROLES } from "@pecacerta/rules/permission";
import { STAFF_NOTIFICATIONS } from "@pecacerta/rules/staff-notification";
import { z } from "zod";
import { idSchema, timestampSchema } from "../wire-values.ts";

export const permissionSchema = z.enum(PERMISSIONS);
export const staffRoleSchema = z.enum(STAFF_ROLES);
const staffNotificationSchema = z.enum(STAFF_NOTIFICATIONS);

/** A company of a staff user, with what the user may do there. */
export const staffCompanySchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    role: staffRoleSchema,
    permissions: z.array(permissionSchema),
    suspended: z.boolean(),
    secondFactor: z.boolean().meta({ description: "Whether the member needs a second factor there" }),
    supportUntil: timestampSchema.nullable().meta({ description: "End of an operator's access; null for members" }),
    notifications: z
      .array(staffNotificationSchema)
      .meta({ description: "What the member is mailed about, as the permissions allow and the member wants" }),
  })
  .meta({
    id: "StaffCompany",
    examples: [
      {
        slug: "pecacerta",
        name: "Peça Certa Autopeças",
        role: "counter",
        permissions: ["catalog.read", "orders.read", "orders.write"],
        suspended: false,
        secondFactor: false,
        supportUntil: null,
        notifications: ["new-order"],
      },
    ],
  });

/** `fresh`: whether calls that need a fresh sign-in are allowed now. */
export const staffUserSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    email: z.string(),
    operator: z.boolean(),
    fresh: z.boolean(),
    hasSecondFactor: z.boolean().meta({ description: "Whether this session has given one" }),
    factors: z.object({ totp: z.boolean(), passkeys: z.int(), recoveryCodes: z.int() }),
    companies: z.array(staffCompanySchema),
  })
  .meta({ id: "StaffUser" });

export type StaffUserDto = z.output<typeof staffUserSchema>;
export type StaffCompanyDto = z.output<typeof staffCompanySchema>;
