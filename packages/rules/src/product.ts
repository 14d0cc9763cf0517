import type { Centavos } from "./money.ts";
import { accept, type Outcome, refuse } from "./outcome.ts";
import { normalizeForSearch } from "./text.ts";

export type OptionValue = { slug: string; name: string; color?: string };

/** One chosen option on the wire: option slug and value slug. */
export type OptionChoice = { name: string; value: string };

export type PurchaseOptions = {
  showPrice: boolean;
  addToCart: boolean;
  login: boolean;
  compare: boolean;
  whatsapp: boolean;
};

/**
 * What a product offers to whom. Exactly one of addToCart, login and whatsapp holds: a product with a price and
 * stock is bought by a customer and asks a visitor to sign in; any other is asked for by WhatsApp.
 * Prices in centavos.
 */
export function purchaseOptions(product: {
  price: Centavos;
  compareAtPrice: Centavos | null;
  stock: number;
  signedIn: boolean;
}): PurchaseOptions {
  const sellable = product.price > 0 && product.stock > 0;
  return {
    showPrice: product.compareAtPrice !== null || sellable,
    addToCart: sellable && product.signedIn,
    login: sellable && !product.signedIn,
    compare: sellable && product.signedIn,
    whatsapp: !sellable,
  };
}

type SelectableOption = { slug: string; values: readonly { slug: string }[] };

/** Slugs of the options that are still to be picked, in the product's order. */
const missingOptions = (options: readonly SelectableOption[], chosen: readonly OptionChoice[]): string[] =>
  options.filter(({ slug }) => !chosen.some(({ name }) => name === slug)).map(({ slug }) => slug);

/**
 * The choices in the product's order, when each option is chosen exactly once with one of its own values.
 * Refuses ERROR_ADD_TO_CART_OPTIONS for a missing, repeated or unknown option and for an unknown value.
 */
export function validateChoices(
  options: readonly SelectableOption[],
  chosen: readonly OptionChoice[],
): Outcome<OptionChoice[], "ERROR_ADD_TO_CART_OPTIONS"> {
  const choices = options.flatMap((option) => chosen.filter((choice) => isValueOfOption(option, choice)));
  const complete = chosen.length === options.length && missingOptions(options, choices).length === 0;
  if (!complete) return refuse("ERROR_ADD_TO_CART_OPTIONS");
  return accept(choices.map(({ name, value }) => ({ name, value })));
}

/** White needs a border of its own to be seen on a white page. */
export const isWhiteOption = ({ slug, name, color }: OptionValue): boolean =>
  /^(white|branc[oa])$/.test(normalizeForSearch(slug)) ||
  /^(white|branc[oa])$/.test(normalizeForSearch(name)) ||
  /^(white|#fff|#ffffff)$/i.test(color ?? "");

const isValueOfOption = (option: SelectableOption, { name, value }: OptionChoice): boolean =>
  option.slug === name && option.values.some(({ slug }) => slug === value);
