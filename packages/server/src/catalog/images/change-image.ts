import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { whereImage } from "./find-images.ts";
import { type ImageRow, images } from "./tables.ts";

/** The last of two descriptions stays. */
export async function describeImage(
  tx: TenantTransaction,
  actor: Actor,
  { name, text, now }: { name: string; text: string; now: Date },
): Promise<Outcome<ImageRow, "IMAGE_NOT_FOUND">> {
  const [before] = await tx.select().from(images).where(whereImage(tx, name)).for("no key update");
  if (!before) return refuse("IMAGE_NOT_FOUND");
  if (before.text === text) return accept(before);
  await tx.update(images).set({ text }).where(whereImage(tx, name));
  const entry = { action: "image.described", subjectKind: "image", subjectId: name, at: now };
  await appendAuditEntry(tx, actor, { ...entry, before: { text: before.text }, after: { text } });
  return accept({ ...before, text });
}
