import { AsyncLocalStorage } from "node:async_hooks";

export type PageProducts = { readonly whole: Set<string>; readonly cards: Set<string> };

export const newPageProducts = (): PageProducts => ({ whole: new Set(), cards: new Set() });

const currentPage = new AsyncLocalStorage<PageProducts>();

export const trackPageProducts = <Result>(shown: PageProducts, work: () => Result): Result =>
  currentPage.run(shown, work);

export const recordPageProduct = (as: keyof PageProducts, id: string): void =>
  void currentPage.getStore()?.[as].add(id);
