import { createHash } from "node:crypto";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { type ArchiveEntry, DamagedArchiveError, readArchive } from "./archive-reader.ts";
import {
  BACKUP_FORMAT,
  MANIFEST_ENTRY,
  type Manifest,
  manifestSchema,
  parsePictureEntry,
  parseTableEntry,
} from "./manifest.ts";
import { RowCounter } from "./row-counter.ts";

export type BackupConsumer = {
  rows(table: string, chunk: Buffer): Promise<void>;
  picture(name: string, bytes: Buffer): Promise<void>;
};

type TableContent = { hash: ReturnType<typeof createHash>; counter: RowCounter };
type Content = { tables: Map<string, TableContent>; pictures: Map<string, string>; manifest: Buffer | undefined };

/** Compares every entry with the manifest. Refuses a file that is truncated, altered or of a newer format. */
export async function readBackup(file: string, consumer?: BackupConsumer): Promise<Outcome<Manifest, string>> {
  const content: Content = { tables: new Map(), pictures: new Map(), manifest: undefined };
  try {
    for await (const entry of readArchive(file)) {
      const refusal = await readEntry(entry, content, consumer);
      if (refusal) return refuse(`${file} is not a whole backup: ${refusal}.`);
    }
  } catch (error) {
    if (error instanceof DamagedArchiveError) return refuse(`${file} cannot be read as a backup: ${error.message}.`);
    throw error;
  }
  const manifest = parseManifest(content.manifest, file);
  if (!manifest.ok) return manifest;
  const difference = differenceFrom(manifest.value, content);
  return difference ? refuse(`${file} is damaged: ${difference}.`) : manifest;
}

async function readEntry({ name, chunks }: ArchiveEntry, content: Content, consumer?: BackupConsumer) {
  if (content.manifest) return `${name} follows the manifest`;
  const rows = parseTableEntry(name);
  if (rows) {
    const { hash, counter } = tableContent(content, rows.table, rows.hasCompany);
    for await (const chunk of chunks) {
      hash.update(chunk);
      counter.add(chunk);
      await consumer?.rows(rows.table, chunk);
    }
    return undefined;
  }
  const bytes = await collect(chunks);
  const picture = parsePictureEntry(name);
  if (picture !== undefined) {
    content.pictures.set(picture, createHash("sha256").update(bytes).digest("hex"));
    await consumer?.picture(picture, bytes);
    return undefined;
  }
  if (name !== MANIFEST_ENTRY) return `${name} is unknown`;
  content.manifest = bytes;
  return undefined;
}

function tableContent({ tables }: Content, table: string, hasCompany: boolean): TableContent {
  const existing = tables.get(table);
  if (existing) return existing;
  const created = { hash: createHash("sha256"), counter: new RowCounter(hasCompany) };
  tables.set(table, created);
  return created;
}

async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

function parseManifest(bytes: Buffer | undefined, file: string): Outcome<Manifest, string> {
  if (!bytes) return refuse(`${file} is not a whole backup: its end is missing.`);
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString());
  } catch {
    return refuse(`${file} is damaged: its manifest cannot be read.`);
  }
  const { format } = json as { format?: unknown };
  if (typeof format === "number" && format > BACKUP_FORMAT) {
    return refuse(`${file} was made by a newer version of the shop: restore it with that version.`);
  }
  const manifest = manifestSchema.safeParse(json);
  return manifest.success ? accept(manifest.data) : refuse(`${file} is damaged: its manifest cannot be understood.`);
}

function differenceFrom(manifest: Manifest, content: Content): string | undefined {
  const tableNames = new Set(manifest.tables.map(({ name }) => name));
  const unknown = [...content.tables.keys()].find((table) => !tableNames.has(table));
  if (unknown) return `${unknown} is not in the manifest`;
  if (manifest.pictures.length !== content.pictures.size) return "the number of pictures differs";
  const picture = manifest.pictures.find(({ name, sha256 }) => content.pictures.get(name) !== sha256);
  if (picture) return `the picture ${picture.name} differs`;
  for (const table of manifest.tables) {
    const hasCompany = table.columns[0] === "company_id";
    const { hash, counter } = tableContent(content, table.name, hasCompany);
    if (counter.rows !== table.rows) return `${table.name} has ${counter.rows} rows instead of ${table.rows}`;
    if (hash.digest("hex") !== table.sha256) return `the rows of ${table.name} differ`;
    const company = hasCompany && companyThatDiffers(table.rowsByCompany, counter);
    if (company) return `the rows of company ${company} in ${table.name} differ`;
  }
  return undefined;
}

function companyThatDiffers(expected: Record<string, number>, { rowsByCompany }: RowCounter): string | undefined {
  const companies = new Set([...Object.keys(expected), ...rowsByCompany.keys()]);
  const counts = new Map(Object.entries(expected));
  return [...companies].find((company) => counts.get(company) !== rowsByCompany.get(company));
}
