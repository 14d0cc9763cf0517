import { ownProperty } from "@pecacerta/rules/own-property";
import type { auditEntries } from "../../companies/tables.ts";
import type { AuditSubject } from "./find-subject-names.ts";

type AuditEntryRow = typeof auditEntries.$inferSelect;

/** Fields that hold ids or slugs, at any depth of a state, with the kind of what these name. */
const NAMED_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  product: { brand: "brand", type: "product-type" },
  category: { parent: "category" },
  brand: { text: "brand" },
  "product-type": { attributes: "attribute" },
};

export function namedValues(row: AuditEntryRow): AuditSubject[] {
  const subjects: AuditSubject[] = [];
  for (const state of [row.before, row.after])
    mapNamedTexts(row, state, (subject) => {
      if (subject.subjectId !== "") subjects.push(subject);
      return undefined;
    });
  return subjects;
}

/** Puts names in place of the ids and slugs of a state. What has no name stays as it is. */
export function namedState(row: AuditEntryRow, stored: unknown, nameOf: NameOf): AuditState {
  const state = mapNamedTexts(row, stored, nameOf);
  return typeof state === "object" && state !== null ? { ...state } : null;
}

type NameOf = (subject: AuditSubject) => string | undefined;

function mapNamedTexts({ subjectKind }: AuditEntryRow, stored: unknown, nameOf: NameOf): unknown {
  const kinds = ownProperty<Readonly<Record<string, string>>>(NAMED_FIELDS, subjectKind);
  if (!kinds) return stored;
  const map = (value: unknown, kind?: string): unknown => {
    if (typeof value === "string") return (kind && nameOf({ subjectKind: kind, subjectId: value })) || value;
    if (Array.isArray(value)) return value.map((each) => map(each, kind));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, each]) => [field, map(each, ownProperty(kinds, field))]),
    );
  };
  return map(stored);
}

type AuditState = Record<string, unknown> | null;
