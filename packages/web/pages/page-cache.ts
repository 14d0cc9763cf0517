import { LRUCache } from "lru-cache";
import type { Page, PageAddress } from "./page.ts";

/** Where an address is asked for: its company, and the place (origin, how it was chosen) that its links name. */
export type Place = { company: string; name: string };

export type PageMaker = (version: string) => Promise<Page>;

export type PageCache = {
  page: (place: Place, address: PageAddress, make: PageMaker) => Page | Promise<Page>;
  /** What is kept for an address and still holds. */
  kept: (place: Place, address: PageAddress) => Page | undefined;
};

// Searches and filters have no end of addresses: they keep to a corner, and never push out the catalogue's own pages.
const SHARE_OF_PASSING_PAGES = 0.2;
// The pages of what is missing have no end either: old links and crawlers ask for some again and again.
const SHARE_OF_MISSING_PAGES = 0.05;

/**
 * Whole answers by company and address. Each carries the version that the company's catalogue had before it was made,
 * and is worth nothing once that version has moved. However many ask at once, an address is made once.
 */
export function createPageCache(maxBytes: number, versionOf: (company: string) => string): PageCache {
  const lasting = store(maxBytes * (1 - SHARE_OF_PASSING_PAGES - SHARE_OF_MISSING_PAGES));
  const passing = store(maxBytes * SHARE_OF_PASSING_PAGES);
  const missing = store(maxBytes * SHARE_OF_MISSING_PAGES);
  const inTheMaking = new Map<string, Promise<Page>>();

  const storeOf = ({ isPassing }: PageAddress) => (isPassing ? passing : lasting);

  function kept(place: Place, address: PageAddress): Page | undefined {
    const key = keyOf(place, address);
    const known = storeOf(address).get(key) ?? missing.get(key);
    return known?.version === versionOf(place.company) ? known : undefined;
  }

  function page(place: Place, address: PageAddress, make: PageMaker): Page | Promise<Page> {
    const known = kept(place, address);
    if (known) return known;
    const key = keyOf(place, address);
    // The version is read before the page is made: what changes meanwhile makes this page old, never wrongly new.
    const version = versionOf(place.company);
    const turn = `${version} ${key}`;
    const making = inTheMaking.get(turn);
    if (making) return making;
    const made = make(version)
      .then((fresh) => {
        if (fresh.status === 404) missing.set(key, fresh);
        else if (isWorthKeeping(fresh)) storeOf(address).set(key, fresh);
        return fresh;
      })
      .finally(() => inTheMaking.delete(turn));
    inTheMaking.set(turn, made);
    return made;
  }

  return { page, kept };
}

const keyOf = (place: Place, { target }: PageAddress): string => `${place.name} ${place.company} ${target}`;

function store(maxBytes: number): LRUCache<string, Page> {
  return new LRUCache({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: (page, key) => Math.ceil(page.body.weight + key.length),
  });
}

// What says that nobody is to keep it, is not kept here either.
const isWorthKeeping = ({ status, headers }: Page): boolean =>
  (status === 200 || status === 301 || status === 308) && headers["cache-control"] !== "no-store";
