import type { ProductVerdictDto } from "@pecacerta/contract/fitment";
import { ownProperty } from "@pecacerta/rules/own-property";
import { create } from "zustand";
import { call } from "../../client/call.ts";

type VerdictsByKey = Readonly<Record<string, { verdict: ProductVerdictDto | null; fetchedAt: number }>>;

const MAX_PRODUCTS_PER_CALL = 100;
const FRESH_FOR_MS = 5 * 60_000;

const useVerdicts = create<VerdictsByKey>(() => ({}));

const queued = new Map<string, Set<string>>();
const requested = new Set<string>();

/** The verdict on a product and a vehicle: undefined until it is fetched, null where there is none. */
export const useVerdict = (vehicle: string, product: string): ProductVerdictDto | null | undefined =>
  useVerdicts((verdicts) => ownProperty(verdicts, verdictKey(vehicle, product))?.verdict);

/** Fetches the verdict if there is no fresh one; undefined where the call fails. */
export async function loadVerdict(vehicle: string, product: string): Promise<ProductVerdictDto | null | undefined> {
  const key = verdictKey(vehicle, product);
  if (!isFresh(key)) await fetchVerdicts(vehicle, [product]);
  return ownProperty(useVerdicts.getState(), key)?.verdict;
}

/** Calls `listener` with the current verdict and with every later one. Returns the unsubscribe function. */
export function onVerdict(
  vehicle: string,
  product: string,
  listener: (verdict: ProductVerdictDto) => void,
): () => void {
  let lastVerdict: ProductVerdictDto | undefined;
  const notify = () => {
    const verdict = ownProperty(useVerdicts.getState(), verdictKey(vehicle, product))?.verdict ?? undefined;
    if (verdict && verdict !== lastVerdict) listener(verdict);
    lastVerdict = verdict;
  };
  notify();
  return useVerdicts.subscribe(notify);
}

/** Queues a request. All requests of the same tick become one call, so a page of cards makes a single call. */
export function requestVerdict(vehicle: string, product: string): void {
  const key = verdictKey(vehicle, product);
  if (requested.has(key) || isFresh(key)) return;
  requested.add(key);
  if (queued.size === 0) setTimeout(flushQueue);
  const products = queued.get(vehicle) ?? new Set();
  queued.set(vehicle, products.add(product));
}

function flushQueue(): void {
  for (const [vehicle, products] of queued) {
    const ids = [...products];
    for (let start = 0; start < ids.length; start += MAX_PRODUCTS_PER_CALL)
      void fetchVerdicts(vehicle, ids.slice(start, start + MAX_PRODUCTS_PER_CALL));
  }
  queued.clear();
}

// A failed call stores nothing, so the next component that shows the product requests it again.
async function fetchVerdicts(vehicle: string, products: readonly string[]): Promise<void> {
  const response = await call("GET /fitment", { query: { vehicle, products: products.join(",") as never } });
  for (const product of products) requested.delete(verdictKey(vehicle, product));
  if (!response.ok && response.status !== 404) return;
  const byProduct = new Map(response.ok ? response.value.data.map((each) => [each.product_id, each]) : []);
  const fetchedAt = Date.now();
  const entries = products.map((product) => [
    verdictKey(vehicle, product),
    { verdict: byProduct.get(product) ?? null, fetchedAt },
  ]);
  useVerdicts.setState(Object.fromEntries(entries));
}

function isFresh(key: string): boolean {
  const cached = ownProperty(useVerdicts.getState(), key);
  return cached !== undefined && Date.now() - cached.fetchedAt < FRESH_FOR_MS;
}

const verdictKey = (vehicle: string, product: string): string => `${vehicle} ${product}`;
