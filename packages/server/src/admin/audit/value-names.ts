import { ownProperty } from "@pecacerta/rules/own-property";
import type { auditEntries } from "../../companies/tables.ts";
import type { AuditSubject } from "./find-subject-names.ts";

type AuditEntryRow = typeof auditEntries.$inferSelect;

const NAMED_FIELDS: Readonly<Record<string, readonly [field: string, kind: string][]>> = {
  product: [["brand", "brand"]],
  category: [["parent", "category"]],
  brand: [["text", "brand"]],
};

const namedFieldsOf = ({ subjectKind }: AuditEntryRow) =>
  ownProperty<(typeof NAMED_FIELDS)[string]>(NAMED_FIELDS, subjectKind) ?? [];

export const namedValues = (row: AuditEntryRow): AuditSubject[] =>
  [row.before, row.after].map(toState).flatMap((state) =>
    namedFieldsOf(row).flatMap(([field, subjectKind]) => {
      const subjectId = state && ownProperty(state, field);
      return typeof subjectId === "string" && subjectId !== "" ? [{ subjectKind, subjectId }] : [];
    }),
  );

/** Puts names in place of the ids and slugs of a state. What has no name stays as it is. */
export function namedState(
  row: AuditEntryRow,
  stored: unknown,
  nameOf: (subject: AuditSubject) => string | undefined,
): AuditState {
  const state = toState(stored);
  if (!state) return null;
  const names = namedFieldsOf(row).flatMap(([field, subjectKind]) => {
    const value = ownProperty(state, field);
    const name = typeof value === "string" ? nameOf({ subjectKind, subjectId: value }) : undefined;
    return name === undefined ? [] : [[field, name]];
  });
  return { ...state, ...Object.fromEntries(names) };
}

type AuditState = Record<string, unknown> | null;

const toState = (stored: unknown): Record<string, unknown> | null =>
  typeof stored === "object" && stored !== null ? { ...stored } : null;
