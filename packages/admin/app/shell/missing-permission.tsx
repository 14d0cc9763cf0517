import type { Permission } from "@pecacerta/rules/permission";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { missingPermissionText } from "../texts/permission-texts.ts";

/** Stands in place of what the user may not see or do. */
export function MissingPermission({ permission }: { permission: Permission }) {
  const { supportUntil } = useStaffCompany();
  return <Notice tone="warning">{missingPermissionText(permission, supportUntil !== null)}</Notice>;
}
