import type { PageProducts } from "./page-products.ts";

/** A company's row of `catalog_versions`. */
export type CatalogVersionRow = { companyId: string; version: number; productChanges: number };

/** `on`: whether cards show what changed of the product, or its own page alone. */
export type ProductChange = { companyId: string; productChanges: number; productId: string; on: "card" | "page" };

/**
 * What this process knows of the versions of the companies' catalogs, kept up to date by the change listener. A page is
 * outdated when the version of its company is another one, or a product that it shows has changed (docs/decisions/0023).
 */
export type CatalogVersions = {
  /** Equal texts mean that nothing that every page may show was written in between. */
  of(companyId: string): string;
  /** How far the changes of single products have been heard: to be read before a page is made. */
  productChanges(companyId: string): number;
  /** Whether something of these products has changed since `productChanges` answered `since`. */
  haveChanged(companyId: string, since: number, shown: PageProducts): boolean;
  /** False while the database cannot be asked: the versions are then the last that were known. */
  areCurrent(): boolean;
  /** A company's new version, as a notification tells it. */
  setVersion(companyId: string, version: number): void;
  /** A change of one product, as a notification tells it. */
  addProductChange(change: ProductChange): void;
  /** All rows as one look at the database found them. `epoch` changes when the server was restarted or replaced. */
  load(epoch: string, rows: Iterable<CatalogVersionRow>): void;
  /** Everything that was committed until this moment (`performance.now()`) has been heard. */
  confirm(moment: number): void;
  /** Nothing is heard any more, until the next `confirm`. */
  markUnknown(): void;
};

export type CatalogVersionsOptions = {
  /** Milliseconds without `confirm` after which versions count as unknown. */
  maxAge: number;
  /**
   * So many milliseconds after a change of one product, all pages of its company are outdated: the order of the best sold
   * and best rated moves with it, on pages that do not show the product.
   */
  orderMaxAge: number;
};

type CompanyState = {
  version: number;
  productChanges: number;
  /** Raised where all pages are outdated though the version is the same. */
  generation: number;
  /** When the next round is due. */
  nextGenerationAt: number;
  /** How many changes of products have been heard, and for each product which of them changed its card or its page. */
  changeCount: number;
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
    const company: CompanyState = {
      version: 0,
      productChanges: 0,
      generation: 0,
      nextGenerationAt: Number.POSITIVE_INFINITY,
      changeCount: 0,
      cardChanges: new Map(),
      pageChanges: new Map(),
    };
    companies.set(id, company);
    return company;
  }

  return {
    of(companyId) {
      const company = companies.get(companyId);
      if (!company) return `${epoch}.0.0`;
      if (performance.now() >= company.nextGenerationAt) startGeneration(company);
      return `${epoch}.${company.version}.${company.generation}`;
    },
    productChanges: (companyId) => companies.get(companyId)?.changeCount ?? 0,
    haveChanged(companyId, since, { whole, cards }) {
      const company = companies.get(companyId);
      if (!company || company.changeCount <= since) return false;
      for (const id of whole) if ((company.pageChanges.get(id) ?? 0) > since) return true;
      for (const id of cards) if ((company.cardChanges.get(id) ?? 0) > since) return true;
      return false;
    },
    areCurrent: () => performance.now() - confirmed <= maxAge,
    setVersion(companyId, version) {
      const company = companyOf(companyId);
      // A notification and a look at the database may come in any order: the later version counts.
      company.version = Math.max(company.version, version);
    },
    addProductChange({ companyId, productChanges, productId, on }) {
      const company = companyOf(companyId);
      company.productChanges = Math.max(company.productChanges, productChanges);
      company.changeCount++;
      company.pageChanges.set(productId, company.changeCount);
      if (on === "card") company.cardChanges.set(productId, company.changeCount);
      company.nextGenerationAt = Math.min(company.nextGenerationAt, performance.now() + orderMaxAge);
    },
    load(newEpoch, rows) {
      if (newEpoch !== epoch) companies.clear();
      epoch = newEpoch;
      for (const { companyId, version, productChanges } of rows) {
        const company = companyOf(companyId);
        company.version = Math.max(company.version, version);
        // Which products changed while nothing was heard, nobody knows.
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

function startGeneration(company: CompanyState): void {
  company.generation++;
  company.nextGenerationAt = Number.POSITIVE_INFINITY;
  company.cardChanges.clear();
  company.pageChanges.clear();
}
