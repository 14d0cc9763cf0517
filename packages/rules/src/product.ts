import type { Centavos } from "./money.ts";
import { accept, type Outcome, refuse } from "./outcome.ts";
import { normalizeForSearch } from "./text.ts";

/** `image` shows the product with this value. */
export type OptionValue = { slug: string; name: string; color?: string; image?: string };

export type OptionChoice = { name: string; value: string };

export type PurchaseOptions = {
  showPrice: boolean;
  addToCart: boolean;
  login: boolean;
  compare: boolean;
  whatsapp: boolean;
};

export const isSellable = ({ price, stock }: { price: Centavos; stock: number }): boolean => price > 0 && stock > 0;

/** How a visitor can buy a product; exactly one of addToCart, login and whatsapp is true. Prices in centavos. */
export function purchaseOptions(product: {
  price: Centavos;
  compareAtPrice: Centavos | null;
  stock: number;
  signedIn: boolean;
}): PurchaseOptions {
  const sellable = isSellable(product);
  return {
    showPrice: product.compareAtPrice !== null || sellable,
    addToCart: sellable && product.signedIn,
    login: sellable && !product.signedIn,
    compare: sellable && product.signedIn,
    whatsapp: !sellable,
  };
}

type SelectableOption = { slug: string; values: readonly { slug: string }[] };

const missingOptions = (options: readonly SelectableOption[], chosen: readonly OptionChoice[]): string[] =>
  options.filter(({ slug }) => !chosen.some(({ name }) => name === slug)).map(({ slug }) => slug);

/** Accepts exactly one valid value for each option, in the product's order. Refuses ERROR_ADD_TO_CART_OPTIONS. */
export function validateChoices(
  options: readonly SelectableOption[],
  chosen: readonly OptionChoice[],
): Outcome<OptionChoice[], "ERROR_ADD_TO_CART_OPTIONS"> {
  const choices = options.flatMap((option) => chosen.filter((choice) => isValueOfOption(option, choice)));
  const complete = chosen.length === options.length && missingOptions(options, choices).length === 0;
  if (!complete) return refuse("ERROR_ADD_TO_CART_OPTIONS");
  return accept(choices.map(({ name, value }) => ({ name, value })));
}

export const isWhiteOption = ({ slug, name, color }: OptionValue): boolean =>
  /^(white|branc[oa])$/.test(normalizeForSearch(slug)) ||
  /^(white|branc[oa])$/.test(normalizeForSearch(name)) ||
  /^(white|#fff|#ffffff)$/i.test(color ?? "");

const isValueOfOption = (option: SelectableOption, { name, value }: OptionChoice): boolean =>
  option.slug === name && option.values.some(({ slug }) => slug === value);
