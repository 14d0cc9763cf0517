import type { ShopPath } from "./mail-types.ts";

export type Sender = {
  name: string;
  email: string;
  /** Legal name and address, which the law requires. */
  imprint: string[];
  urlOf(path: ShopPath): string;
};
