import { BRL, type Currency, changeCurrency } from "@pecacerta/rules/currency";
import { create } from "zustand";

export const useCurrency = create<Currency>(() => BRL);

export const selectCurrency = (currency: Currency): void =>
  useCurrency.setState((current) => changeCurrency(current, currency), true);
