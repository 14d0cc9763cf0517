export type CatalogVersion = { companyId: string; version: number; productChanges: number };

export type PendingVersions = {
  has(companyId: string): boolean;
  companyIds(): string[];
  expect(version: CatalogVersion): void;
  /** True if this version was enough for any company. */
  confirm(shown: readonly CatalogVersion[]): boolean;
  clear(): void;
};

export function newPendingVersions(): PendingVersions {
  const pending = new Map<string, CatalogVersion>();
  return {
    has: (companyId) => pending.has(companyId),
    companyIds: () => [...pending.keys()],
    expect: (version) => void pending.set(version.companyId, version),
    confirm(shown) {
      const before = pending.size;
      for (const row of shown) if (includes(row, pending.get(row.companyId))) pending.delete(row.companyId);
      return pending.size < before;
    },
    clear: () => pending.clear(),
  };
}

export const includes = (one: CatalogVersion, other: CatalogVersion | undefined): boolean =>
  other === undefined || (one.version >= other.version && one.productChanges >= other.productChanges);
