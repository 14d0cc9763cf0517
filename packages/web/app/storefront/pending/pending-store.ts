import type { CartLineProductDto } from "@pecacerta/contract/cart";
import { lineKey } from "@pecacerta/rules/cart";
import { DAY_MS } from "@pecacerta/rules/duration";
import type { OptionChoice } from "@pecacerta/rules/product";
import { isQuantity } from "@pecacerta/rules/quantity";
import * as v from "valibot";
import { createPersistedStore } from "../../client/persisted-store.ts";
import { isStorageAvailable } from "../../client/storage.ts";
import { validItems } from "../../client/valid-items.ts";
import { type StoredProduct, storedProductSchema, toStoredProduct } from "../product-info/stored-product.ts";

const LIFETIME_MS = 30 * DAY_MS;
const MAX_PENDING_LINES = 50;

const PROBLEMS = ["out-of-stock", "unavailable", "options-changed", "cart-full", "interrupted"] as const;

/** Why a line did not reach the cart. An interrupted line is tried again without a press. */
export type PendingProblem = (typeof PROBLEMS)[number];

/** What a visitor wants to buy. `price` is the one that was shown, in centavos. */
export type PendingLine = {
  product: StoredProduct;
  options: OptionChoice[];
  quantity: number;
  price: number;
  addedAt: number;
  problem?: PendingProblem;
  /** The customer who signed in to get it; undefined for a visitor's line. */
  customerId?: string;
};

export type PendingWish = { id: string; name: string; addedAt: number; customerId?: string };

export type PurchaseLine = { product: CartLineProductDto; options: readonly OptionChoice[]; quantity: number };

type PendingData = { lines: readonly PendingLine[]; wishes: readonly PendingWish[] };

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const pendingLineSchema = v.object({
  product: storedProductSchema,
  options: v.array(v.object({ name: v.string(), value: v.string() })),
  quantity: v.pipe(v.number(), v.check(isQuantity)),
  price: natural,
  addedAt: natural,
  problem: v.exactOptional(v.picklist(PROBLEMS)),
  customerId: v.exactOptional(v.string()),
});

const pendingWishSchema = v.object({
  id: v.string(),
  name: v.string(),
  addedAt: natural,
  customerId: v.exactOptional(v.string()),
});

const storedPendingSchema = v.object({
  lines: v.fallback(validItems<PendingLine>(pendingLineSchema), []),
  wishes: v.fallback(validItems<PendingWish>(pendingWishSchema), []),
});

/** What a visitor pressed before signing in. It is done once after that, or dropped after 30 days. */
export const usePending = createPersistedStore<PendingData, PendingData>({
  keyOf: (company) => `pending_${company}`,
  initial: { lines: [], wishes: [] },
  toStored: ({ lines, wishes }) => (lines.length + wishes.length === 0 ? null : { lines, wishes }),
  schema: storedPendingSchema,
  fromStored: ({ lines, wishes }) => ({ lines: lines.filter(isRecent), wishes: wishes.filter(isRecent) }),
});

const isRecent = ({ addedAt }: { addedAt: number }): boolean => Math.abs(Date.now() - addedAt) < LIFETIME_MS;

/** An equal line gets the new quantity and price. */
export function addPendingLines(purchaseLines: readonly PurchaseLine[]): void {
  let lines = usePending.getState().lines;
  for (const { product, options, quantity } of purchaseLines) {
    const line: PendingLine = {
      product: toStoredProduct(product),
      options: [...options],
      quantity,
      price: product.price,
      addedAt: Date.now(),
    };
    const isPresent = lines.some((other) => lineKey(other) === lineKey(line));
    lines = isPresent
      ? lines.map((other) => (lineKey(other) === lineKey(line) ? line : other))
      : [...lines, line].slice(-MAX_PENDING_LINES);
  }
  usePending.setState({ lines });
}

export function removePendingLine(key: string): void {
  usePending.setState(({ lines }) => ({ lines: lines.filter((line) => lineKey(line) !== key) }));
}

export const isOpenLine = ({ problem }: PendingLine): boolean => problem === undefined || problem === "interrupted";

/** What waits is this customer's from now on. What waited for another customer of this browser is dropped. */
export function claimPending(customerId: string): void {
  const { lines, wishes } = usePending.getState();
  if ([...lines, ...wishes].every((one) => one.customerId === customerId)) return;
  usePending.setState({ lines: claimed(lines, customerId), wishes: claimed(wishes, customerId) });
}

const claimed = <Pending extends { customerId?: string }>(all: readonly Pending[], customerId: string): Pending[] =>
  all.filter((one) => (one.customerId ?? customerId) === customerId).map((one) => ({ ...one, customerId }));

export function changePendingLine(key: string, changes: Partial<Pick<PendingLine, "quantity" | "problem">>): void {
  usePending.setState(({ lines }) => ({
    lines: lines.map((line) => (lineKey(line) === key ? { ...line, ...changes } : line)),
  }));
}

export function addPendingWish({ id, name }: { id: string; name: string }): void {
  usePending.setState(({ wishes }) => ({
    wishes: [...wishes.filter((wish) => wish.id !== id), { id, name, addedAt: Date.now() }],
  }));
}

export function removePendingWish(id: string): void {
  usePending.setState(({ wishes }) => ({ wishes: wishes.filter((wish) => wish.id !== id) }));
}

/**
 * Does `work` in one tab at a time, with what other tabs have left to do. Browsers offer locks on secure origins only; two
 * tabs that add one line at the same moment still end with one, because the cart refuses equal lines.
 */
export async function withPendingLock(company: string, name: string, work: () => Promise<void>): Promise<void> {
  const run = async () => {
    if (isStorageAvailable()) usePending.load(company);
    await work();
  };
  if (!("locks" in navigator)) return await run();
  await navigator.locks.request(`pending ${name} ${company}`, run);
}
