import { createSingleFlight } from "../platform/cache/single-flight.ts";
import type { CatalogVersions } from "./catalog-versions.ts";
import { newPageProducts, type PageProducts } from "./page-products.ts";

export type CatalogValue<Value> = { value: Value; products: PageProducts; productChanges: number };

type CatalogValueStore<Value> = {
  find(version: string): CatalogValue<Value> | undefined;
  save(entry: CatalogValue<Value>, version: string): void;
};

/** Reads a value and records in `products` which products it shows. */
export type LoadCatalogValue<Value> = (version: string, products: PageProducts) => Promise<Value>;

export type CatalogValueVersions = Pick<CatalogVersions, "of" | "productChanges" | "haveChanged" | "listsFrom">;

/** A value is outdated when the catalog version or a product that it shows changes. Concurrent misses load once. */
export function createCatalogValues<Value>(versions: CatalogValueVersions) {
  const loadOnce = createSingleFlight<CatalogValue<Value>>();

  function find(company: string, store: CatalogValueStore<Value>): Value | undefined {
    const cached = store.find(versions.of(company));
    if (!cached) return undefined;
    const productChanges = versions.productChanges(company);
    if (versions.haveChanged(company, cached.productChanges, cached.products)) return undefined;
    cached.productChanges = productChanges;
    return cached.value;
  }

  async function loadEntry(company: string, store: CatalogValueStore<Value>, load: LoadCatalogValue<Value>) {
    // Read before loading: a change meanwhile then outdates the value.
    const version = versions.of(company);
    const productChanges = versions.productChanges(company);
    const products = newPageProducts(versions.listsFrom(company));
    const entry = { value: await load(version, products), products, productChanges };
    store.save(entry, version);
    return entry;
  }

  return {
    find,
    async findOrLoad(
      { company, key }: { company: string; key: string },
      store: CatalogValueStore<Value>,
      load: LoadCatalogValue<Value>,
    ): Promise<Value> {
      const cached = find(company, store);
      if (cached !== undefined) return cached;
      const productChanges = versions.productChanges(company);
      const loadOrJoin = () => loadOnce(`${versions.of(company)} ${key}`, () => loadEntry(company, store, load));
      const entry = await loadOrJoin();
      // A load that began before this request may lack what this request must show.
      const isEarlier = entry.productChanges < productChanges;
      if (isEarlier && versions.haveChanged(company, entry.productChanges, entry.products))
        return (await loadOrJoin()).value;
      return entry.value;
    },
  };
}
