import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { eq, sql } from "drizzle-orm";
import { appendAuditEntry } from "../../companies/audit.ts";
import { companySettings } from "../../companies/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { writeFiles } from "../../platform/files/change-files.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { findImage, findImageUsage, type ImageUsage } from "./find-images.ts";
import type { ImageActor } from "./image-actor.ts";
import type { ReceivedImage } from "./receive-image.ts";
import { type ImageRow, images } from "./tables.ts";

export type StoreImageInput = { image: ReceivedImage; text: string; fileName: string; now: Date };

/**
 * The same image again is the same row; its files are written again. They are complete when the transaction ends, and
 * its lock keeps a deletion of the same image apart.
 */
export async function storeImage(
  tx: TenantTransaction,
  fileStore: FileStore,
  actor: ImageActor,
  { image, text, fileName, now }: StoreImageInput,
): Promise<Outcome<ImageRow, "QUOTA_FULL", { usage: ImageUsage }>> {
  await lockQuota(tx);
  const { name, width, height, files } = image;
  const stored = await findImage(tx, name);
  const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0);
  const usage = await findImageUsage(tx);
  const isOneTooMany = !stored && usage.images >= usage.maxImages;
  if (isOneTooMany || usage.bytes - (stored?.bytes ?? 0) + bytes > usage.maxBytes)
    return refuse("QUOTA_FULL", { usage });
  const by = actor.kind === "staff" ? { staffUserId: actor.staffUserId, staffName: actor.name } : {};
  const firstText = sql`case when ${images.text} = '' then excluded.text else ${images.text} end`;
  const [row] = await tx
    .insert(images)
    .values({ companyId: tx.companyId, name, width, height, bytes, text, createdAt: now, ...by })
    .onConflictDoUpdate({
      target: [images.companyId, images.name],
      set: { width, height, bytes, text: firstText, unusedSince: null },
    })
    .returning();
  if (!row) throw new Error("The image was not stored");
  await writeFiles(fileStore, files);
  const entry = { subjectKind: "image", subjectId: name, at: now };
  if (!stored)
    await appendAuditEntry(tx, actor, { ...entry, action: "image.added", after: { file: fileName, text, bytes } });
  return accept(row);
}

/** One upload of a company at a time counts and adds. */
const lockQuota = (tx: TenantTransaction) =>
  tx
    .select({ companyId: companySettings.companyId })
    .from(companySettings)
    .where(eq(companySettings.companyId, tx.companyId))
    .for("no key update");
