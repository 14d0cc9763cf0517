import type { ProductVerdictDto } from "@pecacerta/contract/fitment";
import { ownProperty } from "@pecacerta/rules/own-property";
import { create } from "zustand";
import { call } from "../../client/call.ts";

type Known = Readonly<Record<string, { told: ProductVerdictDto | null; at: number }>>;

const AT_ONCE = 100;
const FRESH_MS = 5 * 60_000;

const useKnown = create<Known>(() => ({}));

const waiting = new Map<string, Set<string>>();
const asked = new Set<string>();

/** What the shop says of a product and a vehicle, once it was asked; null where it says nothing. */
export const useVerdict = (vehicle: string, product: string): ProductVerdictDto | null | undefined =>
  useKnown((known) => ownProperty(known, keyOf(vehicle, product))?.told);

/** Tells it now or when it comes, and again when it changes; answers how to stop listening. */
export function onVerdict(vehicle: string, product: string, tell: (told: ProductVerdictDto) => void): () => void {
  let last: ProductVerdictDto | undefined;
  const look = () => {
    const told = ownProperty(useKnown.getState(), keyOf(vehicle, product))?.told ?? undefined;
    if (told && told !== last) tell(told);
    last = told;
  };
  look();
  return useKnown.subscribe(look);
}

/** Asks for it, together with all that is asked for in the same moment: a page of cards is one call. */
export function requestVerdict(vehicle: string, product: string): void {
  const key = keyOf(vehicle, product);
  const known = ownProperty(useKnown.getState(), key);
  if (asked.has(key) || (known && Date.now() - known.at < FRESH_MS)) return;
  asked.add(key);
  if (waiting.size === 0) setTimeout(askWaiting);
  const products = waiting.get(vehicle) ?? new Set();
  waiting.set(vehicle, products.add(product));
}

function askWaiting(): void {
  for (const [vehicle, products] of waiting) {
    const all = [...products];
    for (let at = 0; at < all.length; at += AT_ONCE) void ask(vehicle, all.slice(at, at + AT_ONCE));
  }
  waiting.clear();
}

// No answer is no verdict: the page is as it was, and whoever draws the product next asks again.
async function ask(vehicle: string, products: readonly string[]): Promise<void> {
  const answer = await call("GET /fitment", { query: { vehicle, products: products.join(",") as never } });
  for (const product of products) asked.delete(keyOf(vehicle, product));
  if (!answer.ok && answer.status !== 404) return;
  const told = new Map(answer.ok ? answer.value.data.map((one) => [one.product_id, one]) : []);
  const at = Date.now();
  const news = products.map((product) => [keyOf(vehicle, product), { told: told.get(product) ?? null, at }]);
  useKnown.setState(Object.fromEntries(news));
}

const keyOf = (vehicle: string, product: string): string => `${vehicle} ${product}`;
