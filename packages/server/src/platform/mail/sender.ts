import type { ShopPath } from "./mail-types.ts";

/** The shop that a letter is from, as its reader has to know it. */
export type Sender = {
  name: string;
  /** Where answers go; empty where the company has no address. */
  email: string;
  /** The company's legal name and address, which the law requires. */
  imprint: string[];
  /** The whole address of a page. */
  urlOf(path: ShopPath): string;
};
