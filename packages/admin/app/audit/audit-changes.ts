import type { AuditEntryDto } from "@pecacerta/contract/admin/audit";
import { ownProperty } from "@pecacerta/rules/own-property";
import { auditFieldName } from "../texts/audit-field-names.ts";
import { auditTexts } from "../texts/audit-texts.ts";
import { auditValueText, isId } from "./audit-value-text.ts";

export type AuditChange = { field: string; before: string; after: string };

/** The fields that differ, with their values as text, which may be the same; without numbers and ids that only the program reads. */
export function auditChanges({ before, after }: Pick<AuditEntryDto, "before" | "after">): readonly AuditChange[] {
  const [old, current] = [before ?? {}, after ?? {}];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(current)])].filter((field) => field !== "revision");
  return fields.flatMap((field) => {
    const values = [ownProperty(old, field), ownProperty(current, field)] as const;
    if (field !== "parent" && values.some(isId)) return [];
    const change = { before: auditValueText(field, values[0]), after: auditValueText(field, values[1]) };
    const isEmpty = values.every(isBlank) || (change.before === auditTexts.empty && change.after === auditTexts.empty);
    return isEmpty || isEqual(...values) ? [] : [{ field: auditFieldName(field), ...change }];
  });
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === "";
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Entries of one act of one person on many products, as a bulk change writes them. */
export type AuditGroup = readonly [AuditEntryDto, ...AuditEntryDto[]];

/** Joins neighbors that a bulk change wrote. */
export function groupAuditEntries(entries: readonly AuditEntryDto[]): readonly AuditGroup[] {
  const groups: [AuditEntryDto, ...AuditEntryDto[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isOfOneAct(last[0], entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const isOfOneAct = (one: AuditEntryDto, other: AuditEntryDto): boolean =>
  one.subject.kind === "product" &&
  other.subject.kind === "product" &&
  one.action === other.action &&
  one.at === other.at &&
  one.actor.id === other.actor.id;
