import { z } from "zod";

/** Programs read their own version and older ones. */
export const BACKUP_FORMAT = 1;

export const MANIFEST_ENTRY = "manifest.json";

const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

const tableSchema = z.object({
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: count,
  /** Empty for a global table. */
  rowsByCompany: z.record(z.string(), count),
  sha256,
});

const pictureSchema = z.object({ name: z.string(), size: count, sha256 });

/** The last entry, so a truncated file has none. */
export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.iso.datetime(),
  programVersion: z.string(),
  postgresVersion: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })).min(1),
  tables: z.array(tableSchema).min(1),
  pictures: z.array(pictureSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestTable = Manifest["tables"][number];
export type ManifestPicture = Manifest["pictures"][number];

type TableEntry = { table: string; hasCompany: boolean };

/** The name says whether the first field of each row is a company id. */
export const tableEntry = ({ table, hasCompany }: TableEntry, part: number): string =>
  `tables/${hasCompany ? "of-companies" : "shared"}/${table}/${String(part).padStart(6, "0")}.copy`;

export function parseTableEntry(entry: string): TableEntry | undefined {
  const [, owner, table] = /^tables\/(of-companies|shared)\/([a-z_][a-z0-9_]*)\/\d{6,}\.copy$/.exec(entry) ?? [];
  return table === undefined ? undefined : { table, hasCompany: owner === "of-companies" };
}

export const pictureEntry = (name: string): string => `pictures/${name}`;

/** A picture's name has no separators and no leading dot. */
export const parsePictureEntry = (entry: string): string | undefined => /^pictures\/([^./\\][^/\\]*)$/.exec(entry)?.[1];

export function summarizeManifest({ tables, pictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const companies = tables.find(({ name }) => name === "companies")?.rows ?? 0;
  return `${companies} companies, ${rows} rows of ${tables.length} tables and ${pictures.length} pictures`;
}
