import type { AuditEntryDto } from "@pecacerta/contract/admin/audit";
import { ownProperty } from "@pecacerta/rules/own-property";
import { STAFF_ROLES } from "@pecacerta/rules/permission";
import { auditFieldName, auditTexts } from "../texts/audit-texts.ts";
import { roleName } from "../texts/company-texts.ts";
import { formatDateTime } from "../texts/format-time.ts";

export type AuditChange = { field: string; before: string; after: string };

/** The fields that differ, with their values as text. */
export function auditChanges({ before, after }: Pick<AuditEntryDto, "before" | "after">): readonly AuditChange[] {
  const [old, current] = [before ?? {}, after ?? {}];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  return fields.flatMap((field) => {
    const textOf = field === "role" ? roleText : valueText;
    const change = { before: textOf(ownProperty(old, field)), after: textOf(ownProperty(current, field)) };
    return change.before === change.after ? [] : [{ field: auditFieldName(field), ...change }];
  });
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function roleText(value: unknown): string {
  const role = STAFF_ROLES.find((known) => known === value);
  return role ? roleName(role) : valueText(value);
}

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === "") return auditTexts.empty;
  if (typeof value === "boolean") return value ? auditTexts.yes : auditTexts.no;
  if (typeof value === "string" && INSTANT.test(value)) return formatDateTime(value);
  if (Array.isArray(value)) return value.length === 0 ? auditTexts.empty : value.map(valueText).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
