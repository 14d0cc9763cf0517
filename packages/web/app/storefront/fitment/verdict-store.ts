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

/** What the shop says of a product and a vehicle, once it was asked; null where it says nothing. */
export const useVerdict = (vehicle: string, product: string): ProductVerdictDto | null | undefined =>
  useVerdicts((verdicts) => ownProperty(verdicts, verdictKey(vehicle, product))?.verdict);

/** Tells it now or when it comes, and again when it changes; answers how to stop listening. */
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

/** Asks for it, together with all that is asked for in the same moment: a page of cards is one call. */
export function requestVerdict(vehicle: string, product: string): void {
  const key = verdictKey(vehicle, product);
  const verdicts = ownProperty(useVerdicts.getState(), key);
  if (requested.has(key) || (verdicts && Date.now() - verdicts.fetchedAt < FRESH_FOR_MS)) return;
  requested.add(key);
  if (queued.size === 0) setTimeout(flushQueue);
  const products = queued.get(vehicle) ?? new Set();
  queued.set(vehicle, products.add(product));
}

function flushQueue(): void {
  for (const [vehicle, products] of queued) {
    const ids = [...products];
    for (let fetchedAt = 0; fetchedAt < ids.length; fetchedAt += MAX_PRODUCTS_PER_CALL)
      void fetchVerdicts(vehicle, ids.slice(fetchedAt, fetchedAt + MAX_PRODUCTS_PER_CALL));
  }
  queued.clear();
}

// No answer is no verdict: the page is as it was, and whoever draws the product next asks again.
async function fetchVerdicts(vehicle: string, products: readonly string[]): Promise<void> {
  const response = await call("GET /fitment", { query: { vehicle, products: products.join(",") as never } });
  for (const product of products) requested.delete(verdictKey(vehicle, product));
  if (!response.ok && response.status !== 404) return;
  const verdict = new Map(response.ok ? response.value.data.map((each) => [each.product_id, each]) : []);
  const fetchedAt = Date.now();
  const entries = products.map((product) => [
    verdictKey(vehicle, product),
    { verdict: verdict.get(product) ?? null, at: fetchedAt },
  ]);
  useVerdicts.setState(Object.fromEntries(entries));
}

const verdictKey = (vehicle: string, product: string): string => `${vehicle} ${product}`;
