import type { AuditEntryDto } from "@pecacerta/contract/admin/audit";
import { ownProperty } from "@pecacerta/rules/own-property";
import { auditSubjectName, auditTexts } from "../texts/audit-texts.ts";

/** Names what an entry is about, also if it does not exist any more. */
export function auditSubjectText({
  action,
  subject: { kind, name, deleted },
  before,
  after,
}: Pick<AuditEntryDto, "action" | "subject" | "before" | "after">): string {
  const shown = `${auditSubjectName(kind)} ${name || nameIn(after) || nameIn(before)}`.trim();
  return deleted && action !== `${kind}.deleted` ? `${shown} ${auditTexts.deleted}` : shown;
}

/** Returns the name of what has one of its own, such as a category. */
const nameIn = (state: AuditEntryDto["before"]): string => {
  const name = state && ownProperty(state, "name");
  return typeof name === "string" ? name : "";
};
