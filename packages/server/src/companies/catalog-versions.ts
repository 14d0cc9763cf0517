import type { PageProducts } from "./page-products.ts";

/** A company's row of `catalogue_versions`. */
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
  move(companyId: string, version: number): void;
  /** A change of one product, as a notification tells it. */
  moveProduct(change: ProductChange): void;
  /** All rows as one look at the database found them. `epoch` changes when the server was restarted or replaced. */
  load(epoch: string, rows: Iterable<CatalogVersionRow>): void;
  /** Everything that was committed until this moment (`performance.now()`) has been heard. */
  confirm(moment: number): void;
  /** Nothing is heard any more, until the next `confirm`. */
  lose(): void;
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

type Company = {
  version: number;
  productChanges: number;
  /** Raised where all pages are outdated though the version is the same. */
  round: number;
  /** When the next round is due. */
  due: number;
  /** How many changes of products have been heard, and for each product which of them changed its card or its page. */
  heard: number;
  cards: Map<string, number>;
  whole: Map<string, number>;
};

export function newCatalogVersions({ maxAge, orderMaxAge }: CatalogVersionsOptions): CatalogVersions {
  let epoch = "";
  const companies = new Map<string, Company>();
  let confirmed = Number.NEGATIVE_INFINITY;

  function companyOf(id: string): Company {
    const known = companies.get(id);
    if (known) return known;
    const company: Company = {
      version: 0,
      productChanges: 0,
      round: 0,
      due: Number.POSITIVE_INFINITY,
      heard: 0,
      cards: new Map(),
      whole: new Map(),
    };
    companies.set(id, company);
    return company;
  }

  return {
    of(companyId) {
      const company = companies.get(companyId);
      if (!company) return `${epoch}.0.0`;
      if (performance.now() >= company.due) startRound(company);
      return `${epoch}.${company.version}.${company.round}`;
    },
    productChanges: (companyId) => companies.get(companyId)?.heard ?? 0,
    haveChanged(companyId, since, { whole, cards }) {
      const company = companies.get(companyId);
      if (!company || company.heard <= since) return false;
      for (const id of whole) if ((company.whole.get(id) ?? 0) > since) return true;
      for (const id of cards) if ((company.cards.get(id) ?? 0) > since) return true;
      return false;
    },
    areCurrent: () => performance.now() - confirmed <= maxAge,
    move(companyId, version) {
      const company = companyOf(companyId);
      // A notification and a look at the database may come in any order: the later version counts.
      company.version = Math.max(company.version, version);
    },
    moveProduct({ companyId, productChanges, productId, on }) {
      const company = companyOf(companyId);
      company.productChanges = Math.max(company.productChanges, productChanges);
      company.heard++;
      company.whole.set(productId, company.heard);
      if (on === "card") company.cards.set(productId, company.heard);
      company.due = Math.min(company.due, performance.now() + orderMaxAge);
    },
    load(newEpoch, rows) {
      if (newEpoch !== epoch) companies.clear();
      epoch = newEpoch;
      for (const { companyId, version, productChanges } of rows) {
        const company = companyOf(companyId);
        company.version = Math.max(company.version, version);
        // Which products changed while nothing was heard, nobody knows.
        if (productChanges > company.productChanges) startRound(company);
        company.productChanges = Math.max(company.productChanges, productChanges);
      }
    },
    confirm(moment) {
      confirmed = moment;
    },
    lose() {
      confirmed = Number.NEGATIVE_INFINITY;
    },
  };
}

function startRound(company: Company): void {
  company.round++;
  company.due = Number.POSITIVE_INFINITY;
  company.cards.clear();
  company.whole.clear();
}
