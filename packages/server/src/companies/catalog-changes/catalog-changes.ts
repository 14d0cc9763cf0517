import type { ShownProducts } from "../page-products.ts";

/** What shows a change of a product: lists that it may enter or leave and its cards, its cards, or its page alone. */
export const PRODUCT_CHANGE_SCOPES = ["list", "card", "page"] as const;
export type ProductChange = {
  companyId: string;
  productChanges: number;
  productId: string;
  on: (typeof PRODUCT_CHANGE_SCOPES)[number];
};

/** Milliseconds. In a burst of changes, a page that shows lists or cards is rendered again this often. See README.md. */
export const INTERVAL_MS = 700;

/** The changes of a company's catalog that outdate its pages, numbered in their order. */
export type CatalogChanges = {
  version: number;
  /** Begins anew where the changed products are unknown. */
  generation: number;
  nextGenerationAt: number;
  count: number;
  ofPages: Map<string, number>;
  ofCards: Map<string, number>;
  ofLists: number;
  /** As `ofLists`, before the end of the interval. */
  latestOfLists: number;
  waiting: WaitingChanges | undefined;
  appliedAt: number;
};

/** What outdates lists, cards and the whole catalog at the end of the interval. */
type WaitingChanges = { version: number; cards: Set<string>; lists: boolean };

export const newCatalogChanges = (): CatalogChanges => ({
  version: 0,
  generation: 0,
  nextGenerationAt: Number.POSITIVE_INFINITY,
  count: 0,
  ofPages: new Map(),
  ofCards: new Map(),
  ofLists: 0,
  latestOfLists: 0,
  waiting: undefined,
  appliedAt: Number.NEGATIVE_INFINITY,
});

/** `generationMs`: after that time, all pages of the company are outdated. */
export function addProductChange(
  changes: CatalogChanges,
  { productId, on }: Pick<ProductChange, "productId" | "on">,
  generationMs: number,
): void {
  const now = performance.now();
  // Where nobody loads pages, the changed products would otherwise add up.
  if (now >= changes.nextGenerationAt) startGeneration(changes);
  changes.nextGenerationAt = Math.min(changes.nextGenerationAt, now + generationMs);
  changes.count++;
  changes.ofPages.set(productId, changes.count);
  if (on === "page") return;
  const waiting = waitingOf(changes);
  waiting.cards.add(productId);
  if (on === "card") return;
  waiting.lists = true;
  changes.latestOfLists = changes.count;
}

/** Notifications and queries may arrive in any order: the highest version counts. */
export function setCatalogVersion(changes: CatalogChanges, version: number): void {
  if (version <= changes.version) return;
  const waiting = waitingOf(changes);
  waiting.version = Math.max(waiting.version, version);
}

function waitingOf(changes: CatalogChanges): WaitingChanges {
  changes.waiting ??= { version: changes.version, cards: new Set(), lists: false };
  return changes.waiting;
}

/** Applies what waits: the first change at once, further ones at the end of the interval. */
export function applyWaitingChanges(changes: CatalogChanges): void {
  const now = performance.now();
  if (now >= changes.nextGenerationAt) startGeneration(changes);
  const { waiting } = changes;
  if (!waiting || now < changes.appliedAt + INTERVAL_MS) return;
  changes.waiting = undefined;
  changes.appliedAt = now;
  changes.version = waiting.version;
  changes.count++;
  for (const id of waiting.cards) changes.ofCards.set(id, changes.count);
  if (waiting.lists) changes.ofLists = changes.count;
}

export function startGeneration(changes: CatalogChanges): void {
  changes.version = changes.waiting?.version ?? changes.version;
  changes.waiting = undefined;
  changes.appliedAt = performance.now();
  changes.generation++;
  changes.nextGenerationAt = Number.POSITIVE_INFINITY;
  changes.ofPages.clear();
  changes.ofCards.clear();
}

/** Whether anything that a page shows has changed after the change of number `since`. */
export function haveChangedSince(
  { count, ofPages, ofCards, ofLists, latestOfLists }: CatalogChanges,
  since: number,
  { whole, cards, lists, missing }: ShownProducts,
): boolean {
  if (count <= since) return false;
  if ((lists && ofLists > since) || (missing && latestOfLists > since)) return true;
  for (const id of whole) if ((ofPages.get(id) ?? 0) > since) return true;
  for (const id of cards) if ((ofCards.get(id) ?? 0) > since) return true;
  return false;
}
