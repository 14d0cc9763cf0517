import { AsyncLocalStorage } from "node:async_hooks";

/** The ids of the products that a page shows: whole, as its own page does, or as cards. */
export type PageProducts = { readonly whole: Set<string>; readonly cards: Set<string> };

export const newPageProducts = (): PageProducts => ({ whole: new Set(), cards: new Set() });

const currentPage = new AsyncLocalStorage<PageProducts>();

/** Does `work`, and notes in `shown` every product that is read for it, so that a change of one makes the page anew. */
export const trackPageProducts = <Result>(shown: PageProducts, work: () => Result): Result =>
  currentPage.run(shown, work);

/** Notes a product that has been read. What is not recorded costs next to nothing. */
export const recordPageProduct = (as: keyof PageProducts, id: string): void =>
  void currentPage.getStore()?.[as].add(id);
