import type { AuditEntryDto } from "@pecacerta/contract/admin/audit";
import { ownProperty } from "@pecacerta/rules/own-property";
import { auditFieldName, auditTexts } from "../texts/audit-texts.ts";

export type AuditChange = { field: string; before: string; after: string };

/** The fields that differ, with their values as text. */
export function auditChanges({ before, after }: Pick<AuditEntryDto, "before" | "after">): readonly AuditChange[] {
  const [old, current] = [before ?? {}, after ?? {}];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  return fields.flatMap((field) => {
    const change = { before: valueText(ownProperty(old, field)), after: valueText(ownProperty(current, field)) };
    return change.before === change.after ? [] : [{ field: auditFieldName(field), ...change }];
  });
}

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === "") return auditTexts.empty;
  if (typeof value === "boolean") return value ? auditTexts.yes : auditTexts.no;
  if (Array.isArray(value)) return value.length === 0 ? auditTexts.empty : value.map(valueText).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
