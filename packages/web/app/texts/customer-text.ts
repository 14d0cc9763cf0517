import { accountTexts } from "./pt/account.ts";
import { addressTexts } from "./pt/addresses.ts";
import { cartPageTexts } from "./pt/cart-page.ts";
import { checkoutTexts } from "./pt/checkout.ts";
import { orderTexts } from "./pt/orders.ts";
import { type TextId as CommonId, createText } from "./text.ts";

const customerTexts = { ...cartPageTexts, ...accountTexts, ...addressTexts, ...checkoutTexts, ...orderTexts };

export type CustomerTextId = CommonId | keyof typeof customerTexts;

export const customerText = createText(customerTexts);

export const useCustomerText = () => customerText;
