import { AsyncLocalStorage } from "node:async_hooks";

/** The ids of the products that a page shows: whole, as its own page does, or as cards. */
export type ShownProducts = { readonly whole: Set<string>; readonly cards: Set<string> };

export const newShownProducts = (): ShownProducts => ({ whole: new Set(), cards: new Set() });

const recording = new AsyncLocalStorage<ShownProducts>();

/** Does `work`, and notes in `shown` every product that is read for it, so that a change of one makes the page anew. */
export const recordShownProducts = <Result>(shown: ShownProducts, work: () => Result): Result =>
  recording.run(shown, work);

/** Notes a product that has been read. What is not recorded costs next to nothing. */
export const noteShown = (as: keyof ShownProducts, id: string): void => void recording.getStore()?.[as].add(id);
