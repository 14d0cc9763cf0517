import { AsyncLocalStorage } from "node:async_hooks";

/** `lists`: shows what a query found. `missing`: shows that nothing is here, or where it is now. */
export type ShownProducts = {
  readonly whole: Set<string>;
  readonly cards: Set<string>;
  lists?: boolean;
  missing?: boolean;
};

/** `listsFrom` (`performance.now()`): the page may show lists that were read since then. */
export type PageProducts = Required<ShownProducts> & { listsFrom: number };

export const newPageProducts = (listsFrom = Number.POSITIVE_INFINITY): PageProducts => ({
  whole: new Set(),
  cards: new Set(),
  lists: false,
  missing: false,
  listsFrom,
});

const currentPage = new AsyncLocalStorage<PageProducts>();

export const trackPageProducts = <Result>(shown: PageProducts, work: () => Result): Result =>
  currentPage.run(shown, work);

export const recordPageProduct = (as: "whole" | "cards", id: string): void => void currentPage.getStore()?.[as].add(id);

export function recordPageList(): void {
  const shown = currentPage.getStore();
  if (shown) shown.lists = true;
}

export const mayShowListsOf = (readAt: number): boolean =>
  readAt >= (currentPage.getStore()?.listsFrom ?? Number.POSITIVE_INFINITY);
