import { CURRENCIES } from "@pecacerta/rules/currency";
import { LANGUAGES, PORTUGUESE } from "@pecacerta/rules/language";
import { selectCurrency, useCurrency } from "./currency-store.ts";
import "./drawer-rows.css";

type Choice = { value: string; name: string; detail: string; isSelected: boolean; onSelect?: () => void };

export function ChoicePanel({ of }: { of: "language" | "currency" }) {
  const { code } = useCurrency();
  const choices: Choice[] =
    of === "language"
      ? LANGUAGES.map(({ locale, name }) => ({
          value: locale,
          name,
          detail: locale.toUpperCase(),
          isSelected: locale === PORTUGUESE.locale,
        }))
      : CURRENCIES.map((currency) => ({
          value: currency.code,
          name: currency.name,
          detail: currency.symbol,
          isSelected: currency.code === code,
          onSelect: () => selectCurrency(currency),
        }));
  return (
    <ul className="drawer-rows">
      {choices.map(({ value, name, detail, isSelected, onSelect }) => (
        <li key={value}>
          <label className="drawer-row">
            <input
              type="radio"
              name={`menu-${of}`}
              value={value}
              defaultChecked={isSelected}
              onChange={onSelect}
              className="checkbox"
            />
            <span>{name}</span>
            <span className="drawer-said">{detail}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
