import type { ShopPath } from "./mail-types.ts";

export type Sender = {
  name: string;
  email: string;
  /** A color that white text can be read on. */
  accent: string;
  /** A PNG in a box of LOGO_SIZE; undefined where the name stands instead. */
  logoUrl: string | undefined;
  /** A phone number as the company writes it; undefined without a valid one. */
  whatsapp: string | undefined;
  /** Legal name, address and contact, which the law requires. */
  imprint: string[];
  urlOf(path: ShopPath): string;
  /** Of a page of the admin. */
  adminUrlOf(path: ShopPath): string;
};
