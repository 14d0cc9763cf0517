import { BRL, CURRENCIES } from "@pecacerta/rules/currency";
import { LANGUAGES, PORTUGUESE } from "@pecacerta/rules/language";
import { Check, ChevronDown } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import "./top-bar.css";

/** What the shop can be paid in and read in: the browser opens and closes it. There is one of each for now. */
export const TopPickers = () => (
  <>
    <Picker
      id="top-currency"
      label={m.choose_currency({ code: `${BRL.symbol} ${BRL.code}` })}
      shortLabel={`${BRL.symbol} ${BRL.code}`}
      choices={CURRENCIES.map(({ name, symbol }) => ({ name, shortLabel: symbol, isChosen: name === BRL.name }))}
    />
    <Picker
      id="top-language"
      label={m.choose_language({ name: PORTUGUESE.name })}
      shortLabel={PORTUGUESE.name}
      choices={LANGUAGES.map(({ name, locale }) => ({
        name,
        shortLabel: locale.toUpperCase(),
        isChosen: locale === "pt",
      }))}
    />
  </>
);

type Choice = { name: string; shortLabel: string; isChosen: boolean };

const Picker = ({
  id,
  label,
  shortLabel,
  choices,
}: {
  id: string;
  label: string;
  shortLabel: string;
  choices: Choice[];
}) => (
  <div className="top-picker">
    <button type="button" className="top-item" popoverTarget={id} aria-label={label}>
      {shortLabel}
      {choices.length > 1 ? <ChevronDown size={12} /> : null}
    </button>
    <ul id={id} popover="auto" className="top-choices" aria-label={label}>
      {choices.map(({ name, shortLabel: detail, isChosen }) => (
        <li key={name}>
          {/* What is chosen already only closes the choice. */}
          <button
            type="button"
            className="top-choice"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-pressed={isChosen}
          >
            <Check size={16} />
            {name}
            <span className="top-said">{detail}</span>
          </button>
        </li>
      ))}
    </ul>
  </div>
);
