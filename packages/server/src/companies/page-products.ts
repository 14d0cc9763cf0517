import { AsyncLocalStorage } from "node:async_hooks";

/** The ids of the products that a page shows in full or as cards. */
export type PageProducts = { readonly whole: Set<string>; readonly cards: Set<string> };

export const newPageProducts = (): PageProducts => ({ whole: new Set(), cards: new Set() });

const currentPage = new AsyncLocalStorage<PageProducts>();

/** Runs `work` and records every product that it reads, so that a change of one of them invalidates the page. */
export const trackPageProducts = <Result>(shown: PageProducts, work: () => Result): Result =>
  currentPage.run(shown, work);

export const recordPageProduct = (as: keyof PageProducts, id: string): void =>
  void currentPage.getStore()?.[as].add(id);
