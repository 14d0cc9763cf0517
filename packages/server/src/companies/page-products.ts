import { AsyncLocalStorage } from "node:async_hooks";

/** `lists`: shows what a query found. `validUntil` (`performance.now()`): from then on, a list of it may be newer. */
export type ShownProducts = {
  readonly whole: Set<string>;
  readonly cards: Set<string>;
  lists?: boolean;
  validUntil?: number;
};

export type PageProducts = Required<ShownProducts>;

export const newPageProducts = (): PageProducts => ({
  whole: new Set(),
  cards: new Set(),
  lists: false,
  validUntil: Number.POSITIVE_INFINITY,
});

const currentPage = new AsyncLocalStorage<PageProducts>();

export const trackPageProducts = <Result>(shown: PageProducts, work: () => Result): Result =>
  currentPage.run(shown, work);

export const recordPageProduct = (as: "whole" | "cards", id: string): void => void currentPage.getStore()?.[as].add(id);

export function recordPageList(validUntil = Number.POSITIVE_INFINITY): void {
  const shown = currentPage.getStore();
  if (!shown) return;
  shown.lists = true;
  shown.validUntil = Math.min(shown.validUntil, validUntil);
}
