import { CURRENCIES } from "@pecacerta/rules/currency";
import { LANGUAGES } from "@pecacerta/rules/language";

/** What the shop can be read in and paid in: one of each for now. */
const OFFERED = {
  language: LANGUAGES.map(({ locale, name }) => ({ value: locale, name, said: locale.toUpperCase() })),
  currency: CURRENCIES.map(({ code, name, symbol }) => ({ value: code, name, said: symbol })),
} as const;

export const ChoicePanel = ({ of }: { of: keyof typeof OFFERED }) => (
  <ul className="drawer-rows">
    {OFFERED[of].map(({ value, name, said }) => (
      <li key={value}>
        <label className="drawer-row">
          <input type="radio" name={`menu-${of}`} value={value} defaultChecked className="size-5 accent-accent" />
          <span>{name}</span>
          <span className="drawer-said">{said}</span>
        </label>
      </li>
    ))}
  </ul>
);
