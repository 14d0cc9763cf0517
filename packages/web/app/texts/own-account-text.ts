import { accountTexts } from "./pt/account.ts";
import { ownAccountTexts } from "./pt/own-account.ts";
import { createText } from "./text.ts";

export const ownAccountText = createText({ ...accountTexts, ...ownAccountTexts });

export type OwnAccountTextId = Parameters<typeof ownAccountText>[0];

export const useOwnAccountText = () => ownAccountText;
