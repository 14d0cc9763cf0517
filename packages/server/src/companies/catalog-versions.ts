import type { ShownProducts } from "./page-products.ts";

export type CatalogVersionRow = { companyId: string; version: number; productChanges: number };

/** What shows a change of a product: lists that it may enter or leave and its cards, its cards, or its page alone. */
export const PRODUCT_CHANGE_SCOPES = ["list", "card", "page"] as const;
export type ProductChange = {
  companyId: string;
  productChanges: number;
  productId: string;
  on: (typeof PRODUCT_CHANGE_SCOPES)[number];
};

/** Milliseconds between two changes of what lists show: a burst of saves makes each of their pages again this often. */
export const LIST_INTERVAL_MS = 650;
/** At most the interval. A save is seen on lists after both at the latest. */
const LIST_GRACE_MS = 250;

/** See docs/decisions/0023. */
export type CatalogVersions = {
  of(companyId: string): string;
  /** Read it before rendering a page. */
  productChanges(companyId: string): number;
  haveChanged(companyId: string, since: number, shown: ShownProducts): boolean;
  /** Of a page that has changed: only its lists have, and so lately that it may be shown while it is rendered again. */
  mayShowOldLists(companyId: string, since: number, shown: ShownProducts): boolean;
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

type CompanyState = {
  version: number;
  productChanges: number;
  generation: number;
  nextGenerationAt: number;
  changeCount: number;
  pendingListChangeAt: number;
  nextListChangeAt: number;
  listChange: number;
  listChangeAt: number;
  previousListChange: number;
  cardChanges: Map<string, number>;
  pageChanges: Map<string, number>;
};

export function newCatalogVersions({ maxAge, orderMaxAge }: CatalogVersionsOptions): CatalogVersions {
  let epoch = "";
  const companies = new Map<string, CompanyState>();
  let confirmed = Number.NEGATIVE_INFINITY;

  function companyOf(id: string): CompanyState {
    const existing = companies.get(id);
    if (existing) return existing;
    const company = newCompanyState();
    companies.set(id, company);
    return company;
  }

  const areCurrent = () => performance.now() - confirmed <= maxAge;

  return {
    of(companyId) {
      const company = companies.get(companyId);
      if (!company) return `${epoch}.0.0`;
      if (performance.now() >= company.nextGenerationAt) startGeneration(company);
      return `${epoch}.${company.version}.${company.generation}`;
    },
    productChanges(companyId) {
      const company = companies.get(companyId);
      if (!company) return 0;
      if (areCurrent()) applyListChange(company);
      return company.changeCount;
    },
    haveChanged(companyId, since, shown) {
      const { lists, validUntil = Number.POSITIVE_INFINITY } = shown;
      if (performance.now() >= validUntil && areCurrent()) return true;
      const company = companies.get(companyId);
      if (!company || company.changeCount <= since) return false;
      return (lists && company.listChange > since) || haveProductsChanged(company, since, shown);
    },
    mayShowOldLists(companyId, since, shown) {
      const company = companies.get(companyId);
      return company !== undefined && haveOnlyListsChanged(company, since, shown);
    },
    areCurrent,
    setVersion(companyId, version) {
      const company = companyOf(companyId);
      // Notifications and queries may arrive in any order: the higher version counts.
      company.version = Math.max(company.version, version);
    },
    addProductChange({ companyId, productChanges, productId, on }) {
      const company = companyOf(companyId);
      company.productChanges = Math.max(company.productChanges, productChanges);
      company.changeCount++;
      company.pageChanges.set(productId, company.changeCount);
      if (on !== "page") company.cardChanges.set(productId, company.changeCount);
      if (on === "list") company.pendingListChangeAt = Math.min(company.pendingListChangeAt, performance.now());
      company.nextGenerationAt = Math.min(company.nextGenerationAt, performance.now() + orderMaxAge);
    },
    load(newEpoch, rows) {
      if (newEpoch !== epoch) companies.clear();
      epoch = newEpoch;
      for (const { companyId, version, productChanges } of rows) {
        const company = companyOf(companyId);
        company.version = Math.max(company.version, version);
        // Notifications were missed, so the changed products are unknown.
        if (productChanges > company.productChanges) startGeneration(company);
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

const newCompanyState = (): CompanyState => ({
  version: 0,
  productChanges: 0,
  generation: 0,
  nextGenerationAt: Number.POSITIVE_INFINITY,
  changeCount: 0,
  pendingListChangeAt: Number.POSITIVE_INFINITY,
  nextListChangeAt: 0,
  listChange: 0,
  listChangeAt: 0,
  previousListChange: 0,
  cardChanges: new Map(),
  pageChanges: new Map(),
});

function haveProductsChanged(company: CompanyState, since: number, { whole, cards }: ShownProducts): boolean {
  for (const id of whole) if ((company.pageChanges.get(id) ?? 0) > since) return true;
  for (const id of cards) if ((company.cardChanges.get(id) ?? 0) > since) return true;
  return false;
}

function haveOnlyListsChanged(company: CompanyState, since: number, shown: ShownProducts): boolean {
  if (since < company.previousListChange || haveProductsChanged(company, since, shown)) return false;
  const { validUntil = Number.POSITIVE_INFINITY } = shown;
  const changedAt = company.listChange > since ? company.listChangeAt : Number.POSITIVE_INFINITY;
  return performance.now() < Math.min(validUntil, changedAt) + LIST_GRACE_MS;
}

function applyListChange(company: CompanyState): void {
  const now = performance.now();
  const dueAt = Math.max(company.pendingListChangeAt, company.nextListChangeAt);
  if (now < dueAt) return;
  company.pendingListChangeAt = Number.POSITIVE_INFINITY;
  company.nextListChangeAt = now + LIST_INTERVAL_MS;
  company.previousListChange = company.listChange;
  company.listChange = ++company.changeCount;
  company.listChangeAt = dueAt;
}

function startGeneration(company: CompanyState): void {
  company.generation++;
  company.nextGenerationAt = Number.POSITIVE_INFINITY;
  company.cardChanges.clear();
  company.pageChanges.clear();
}
