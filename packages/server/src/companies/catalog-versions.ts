import {
  addProductChange,
  applyWaitingChanges,
  type CatalogChanges,
  haveChangedSince,
  newCatalogChanges,
  type ProductChange,
  setCatalogVersion,
  startGeneration,
} from "./catalog-changes/catalog-changes.ts";
import type { ShownProducts } from "./page-products.ts";

export type CatalogVersionRow = { companyId: string; version: number; productChanges: number };

/** See docs/decisions/0023. */
export type CatalogVersions = {
  of(companyId: string): string;
  /** Read it before rendering a page. */
  productChanges(companyId: string): number;
  haveChanged(companyId: string, since: number, shown: ShownProducts): boolean;
  /** A list that was read since this moment (`performance.now()`) is recent enough for a page. */
  listsFrom(companyId: string): number;
  /** False while the database is out of reach: the versions may then be outdated. */
  areCurrent(): boolean;
  setVersion(companyId: string, version: number): void;
  addProductChange(change: ProductChange): void;
  load(epoch: string, rows: Iterable<CatalogVersionRow>): void;
  /** Everything committed before this moment (`performance.now()`) has been received. */
  confirm(moment: number): void;
  markUnknown(): void;
};

export type CatalogVersionsOptions = {
  /** Milliseconds after the last `confirm` for which versions count as current. */
  maxAge: number;
  /** Milliseconds after which a product change outdates all pages of its company: it may have reordered their lists. */
  orderMaxAge: number;
};

/** `productChanges`: how many the database has counted. */
type Company = { productChanges: number; changes: CatalogChanges };

export function newCatalogVersions({ maxAge, orderMaxAge }: CatalogVersionsOptions): CatalogVersions {
  let epoch = "";
  const companies = new Map<string, Company>();
  let confirmed = Number.NEGATIVE_INFINITY;

  function companyOf(id: string): Company {
    const existing = companies.get(id);
    if (existing) return existing;
    const company = { productChanges: 0, changes: newCatalogChanges() };
    companies.set(id, company);
    return company;
  }

  const areCurrent = () => performance.now() - confirmed <= maxAge;

  /** While the database is away, all pages stay as they were valid last. */
  function changesOf(id: string): CatalogChanges | undefined {
    const changes = companies.get(id)?.changes;
    if (changes && areCurrent()) applyWaitingChanges(changes);
    return changes;
  }

  return {
    of(companyId) {
      const { version, generation } = changesOf(companyId) ?? { version: 0, generation: 0 };
      return `${epoch}.${version}.${generation}`;
    },
    productChanges: (companyId) => changesOf(companyId)?.count ?? 0,
    haveChanged(companyId, since, shown) {
      const changes = changesOf(companyId);
      return changes !== undefined && haveChangedSince(changes, since, shown);
    },
    listsFrom: (companyId) => (areCurrent() ? changesOf(companyId)?.appliedAt : undefined) ?? Number.POSITIVE_INFINITY,
    areCurrent,
    setVersion: (companyId, version) => setCatalogVersion(companyOf(companyId).changes, version),
    addProductChange(change) {
      const company = companyOf(change.companyId);
      company.productChanges = Math.max(company.productChanges, change.productChanges);
      addProductChange(company.changes, change, orderMaxAge);
    },
    load(newEpoch, rows) {
      if (newEpoch !== epoch) companies.clear();
      epoch = newEpoch;
      for (const { companyId, version, productChanges } of rows) {
        const company = companyOf(companyId);
        setCatalogVersion(company.changes, version);
        // Notifications were missed, so the changed products are unknown.
        if (productChanges > company.productChanges) startGeneration(company.changes);
        company.productChanges = Math.max(company.productChanges, productChanges);
      }
    },
    confirm(moment) {
      confirmed = moment;
    },
    markUnknown() {
      confirmed = Number.NEGATIVE_INFINITY;
    },
  };
}
