import { accountTexts } from "./pt/account.ts";
import { checkoutTexts } from "./pt/checkout.ts";
import { type TextId as CommonId, textWith } from "./text.ts";

export type TextId = CommonId | keyof typeof accountTexts | keyof typeof checkoutTexts;

/** What the shop says on the pages of customers: account, orders and checkout. */
export const textOf = textWith({ ...accountTexts, ...checkoutTexts });

export const useText = () => textOf;
