/** `rate` is how many of this currency one real is worth. */
export type Currency = { readonly code: string; readonly symbol: string; readonly name: string; readonly rate: number };

export const BRL: Currency = { code: "BRL", symbol: "R$", name: "Real brasileiro", rate: 1 };

export const CURRENCIES: readonly Currency[] = [BRL];

/** The chosen currency replaces the current one only if its code differs. */
export const changeCurrency = (current: Currency, chosen: Currency): Currency =>
  chosen.code === current.code ? current : chosen;
