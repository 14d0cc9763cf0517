import { storedImageWidths } from "@pecacerta/rules/image-upload";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, gt, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { deleteFiles } from "../../platform/files/change-files.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { IMAGE_FORMATS } from "./image-variants.ts";
import type { FindShownImages } from "./shown-images.ts";
import { type ImageRow, images } from "./tables.ts";

type Deletion = { fileStore: FileStore; actor: Actor; shownImageFinders: readonly FindShownImages[]; now: Date };

export async function deleteImage(
  tx: TenantTransaction,
  name: string,
  deletion: Deletion,
): Promise<Outcome<undefined, "IMAGE_NOT_FOUND" | "IMAGE_IN_USE">> {
  const rows = await lockRows(tx, [name]);
  if (rows.length === 0) return refuse("IMAGE_NOT_FOUND");
  const deleted = await deleteRows(tx, rows, deletion);
  return deleted > 0 ? accept(undefined) : refuse("IMAGE_IN_USE");
}

export const deleteImages = async (
  tx: TenantTransaction,
  names: readonly string[],
  deletion: Deletion,
): Promise<number> => deleteRows(tx, await lockRows(tx, names), deletion);

/** In one order, so that two deletions never deadlock. */
const lockRows = (tx: TenantTransaction, names: readonly string[]) =>
  tx
    .select()
    .from(images)
    .where(and(eq(images.companyId, tx.companyId), inArray(images.name, [...names])))
    .orderBy(images.name)
    .for("update");

/**
 * After the lock: a save that adds an image to a page holds it until that is visible. The files go before the transaction
 * ends, so that an upload of the same image, which waits for it, writes them again.
 */
async function deleteRows(tx: TenantTransaction, rows: ImageRow[], deletion: Deletion) {
  const { fileStore, actor, shownImageFinders, now } = deletion;
  const shown = await findShown(
    tx,
    shownImageFinders,
    rows.map(({ name }) => name),
  );
  const unused = rows.filter(({ name }) => !shown.has(name));
  const names = unused.map(({ name }) => name);
  if (names.length === 0) return 0;
  await tx.delete(images).where(and(eq(images.companyId, tx.companyId), inArray(images.name, names)));
  for (const { name, text, bytes } of unused) {
    const entry = { action: "image.deleted", subjectKind: "image", subjectId: name, at: now };
    await appendAuditEntry(tx, actor, { ...entry, before: { text, bytes } });
  }
  const own = unused.filter(({ width }) => width !== null);
  await deleteFiles(fileStore, own.flatMap(filesOf));
  return names.length;
}

const filesOf = (image: ImageRow): string[] =>
  storedImageWidths(image).flatMap((width) => IMAGE_FORMATS.map((format) => `${image.name}-${width}.${format}`));

async function findShown(
  tx: TenantTransaction,
  shownImageFinders: readonly FindShownImages[],
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (const find of shownImageFinders) for (const name of await find(tx, names)) shown.add(name);
  return shown;
}

/** Writes since when each of these images is unused. */
export async function markUnusedImages(
  tx: TenantTransaction,
  names: readonly string[],
  { shownImageFinders, now }: Pick<Deletion, "shownImageFinders" | "now">,
): Promise<void> {
  const shown = await findShown(tx, shownImageFinders, names);
  const among = (some: string[]) => and(eq(images.companyId, tx.companyId), inArray(images.name, some));
  const [used, unused] = [names.filter((name) => shown.has(name)), names.filter((name) => !shown.has(name))];
  if (used.length > 0)
    await tx
      .update(images)
      .set({ unusedSince: null })
      .where(and(among(used), isNotNull(images.unusedSince)));
  if (unused.length > 0)
    await tx
      .update(images)
      .set({ unusedSince: now })
      .where(and(among(unused), isNull(images.unusedSince)));
}

export async function findImageNames(tx: TenantTransaction, after: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ name: images.name })
    .from(images)
    .where(and(eq(images.companyId, tx.companyId), gt(images.name, after)))
    .orderBy(images.name)
    .limit(limit);
  return rows.map(({ name }) => name);
}

export async function findImagesUnusedSince(tx: TenantTransaction, time: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ name: images.name })
    .from(images)
    .where(and(eq(images.companyId, tx.companyId), isNotNull(images.unusedSince), lte(images.unusedSince, time)))
    .orderBy(images.unusedSince)
    .limit(limit);
  return rows.map(({ name }) => name);
}
