import type { CatalogVersions } from "@pecacerta/server/companies/catalog-versions";
import { newPageProducts, type PageProducts } from "@pecacerta/server/companies/page-products";
import { LRUCache } from "lru-cache";
import type { Page, PageAddress } from "./page.ts";

/** Where an address is asked for: its company, and the place (origin, how it was chosen) that its links name. */
export type Place = { company: string; name: string };

/** Makes a page, and notes in `shown` which products it shows. */
export type PageMaker = (version: string, shown: PageProducts) => Promise<Page>;

export type PageCache = {
  page: (place: Place, address: PageAddress, make: PageMaker) => Page | Promise<Page>;
  /** What is kept for an address and still holds. */
  kept: (place: Place, address: PageAddress) => Page | undefined;
};

// Searches and filters have no end of addresses: they keep to a corner, and never push out the catalogue's own pages.
const SHARE_OF_PASSING_PAGES = 0.2;
// The pages of what is missing have no end either: old links and crawlers ask for some again and again.
const SHARE_OF_MISSING_PAGES = 0.05;

/** What tells whether a page is outdated. */
export type PageVersions = Pick<CatalogVersions, "of" | "productChanges" | "haveChanged">;

/** A page, the products that it shows, and how far their changes had been heard when it was last looked at. */
type Entry = { page: Page; shown: PageProducts; productChanges: number };

/**
 * Whole answers by company and address. Each is worth nothing once the version of its company's catalog has moved, or a
 * product that it shows has changed. However many ask at once, an address is made once.
 */
export function createPageCache(maxBytes: number, versions: PageVersions): PageCache {
  const lasting = store(maxBytes * (1 - SHARE_OF_PASSING_PAGES - SHARE_OF_MISSING_PAGES));
  const passing = store(maxBytes * SHARE_OF_PASSING_PAGES);
  const missing = store(maxBytes * SHARE_OF_MISSING_PAGES);
  const inTheMaking = new Map<string, Promise<Page>>();

  const storeOf = ({ isPassing }: PageAddress) => (isPassing ? passing : lasting);

  function kept(place: Place, address: PageAddress): Page | undefined {
    const key = keyOf(place, address);
    const known = storeOf(address).get(key) ?? missing.get(key);
    const { company } = place;
    if (known?.page.version !== versions.of(company)) return undefined;
    const productChanges = versions.productChanges(company);
    if (versions.haveChanged(company, known.productChanges, known.shown)) return undefined;
    known.productChanges = productChanges;
    return known.page;
  }

  function page(place: Place, address: PageAddress, make: PageMaker): Page | Promise<Page> {
    const known = kept(place, address);
    if (known) return known;
    const key = keyOf(place, address);
    // Both are read before the page is made: what changes meanwhile makes this page old, never wrongly new.
    const version = versions.of(place.company);
    const productChanges = versions.productChanges(place.company);
    const turn = `${version} ${productChanges} ${key}`;
    const making = inTheMaking.get(turn);
    if (making) return making;
    const shown = newPageProducts();
    const made = make(version, shown)
      .then((fresh) => {
        const entry = { page: fresh, shown, productChanges };
        // A page that is missing now would hide behind the outdated one that was there.
        if (fresh.status === 404) storeOf(address).delete(key);
        if (fresh.status === 404) missing.set(key, entry);
        else if (isWorthKeeping(fresh)) storeOf(address).set(key, entry);
        return fresh;
      })
      .finally(() => inTheMaking.delete(turn));
    inTheMaking.set(turn, made);
    return made;
  }

  return { page, kept };
}

const keyOf = (place: Place, { target }: PageAddress): string => `${place.name} ${place.company} ${target}`;

const ABOUT_AN_ID = 100;

function store(maxBytes: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: ({ page, shown }, key) =>
      Math.ceil(page.body.weight + key.length + ABOUT_AN_ID * (shown.whole.size + shown.cards.size)),
  });
}

// What says that nobody is to keep it, is not kept here either.
const isWorthKeeping = ({ status, headers }: Page): boolean =>
  (status === 200 || status === 301 || status === 308) && headers["cache-control"] !== "no-store";
