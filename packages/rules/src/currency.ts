export type Currency = { readonly code: string; readonly symbol: string; readonly name: string; readonly rate: number };

export const BRL: Currency = { code: "BRL", symbol: "R$", name: "Real brasileiro", rate: 1 };

export const CURRENCIES: readonly Currency[] = [BRL];

export const changeCurrency = (current: Currency, chosen: Currency): Currency =>
  chosen.code === current.code ? current : chosen;
