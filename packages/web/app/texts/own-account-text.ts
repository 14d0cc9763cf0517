import { accountTexts } from "./pt/account.ts";
import { ownAccountTexts } from "./pt/own-account.ts";
import { textWith } from "./text.ts";

/** What the shop says where customers look after their accounts. */
export const textOf = textWith({ ...accountTexts, ...ownAccountTexts });

export type TextId = Parameters<typeof textOf>[0];

export const useText = () => textOf;
