import { splitDecimalInput } from "./decimal-input.ts";
import { slugify } from "./text.ts";

export const ATTRIBUTE_KINDS = ["choice", "number", "text"] as const;
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

export type AttributeChoice = { slug: string; name: string };

/** How the values of an attribute are typed. `unit`: of numbers; empty for none. */
export type AttributeDefinition = { kind: AttributeKind; unit: string; choices: readonly AttributeChoice[] };

/** Tells a choice without options, of which nothing could be chosen. */
export const lacksChoices = ({ kind, choices }: Pick<AttributeDefinition, "kind"> & { choices: readonly unknown[] }) =>
  kind === "choice" && choices.length === 0;

/** The value that a typed text means; undefined if the attribute cannot have it. A unit that was typed too is left out. */
export function attributeValue(
  { kind, unit, choices }: AttributeDefinition,
  typed: string,
): AttributeChoice | undefined {
  const text = typed.trim();
  if (kind === "choice") return findChoice(choices, text);
  const name = kind === "number" ? numberName(text, unit) : text;
  return name === undefined ? undefined : namedValue(name);
}

/** The same number after the unit of its attribute has changed. What is no number stays as it is. */
export function withUnit(value: AttributeChoice, oldUnit: string, newUnit: string): AttributeChoice {
  const name = numberName(value.name.trim(), oldUnit, newUnit);
  return name === undefined ? value : (namedValue(name) ?? value);
}

/** A slug has no sign. */
const namedValue = (name: string): AttributeChoice | undefined => {
  const slug = slugify(name.replace(/^-(?=\d)/, "menos "));
  return slug === "" ? undefined : { slug, name };
};

function findChoice(choices: readonly AttributeChoice[], text: string): AttributeChoice | undefined {
  const choice = choices.find(({ slug, name }) => slug === text || slugify(name) === slugify(text));
  return choice && { slug: choice.slug, name: choice.name };
}

const MAX_WHOLE_DIGITS = 12;
const MAX_DECIMALS = 6;

/** With a decimal comma, as it is shown; undefined if it is no number. `typedUnit` may be left out. */
function numberName(text: string, typedUnit: string, unit = typedUnit): string | undefined {
  const hasUnit = typedUnit !== "" && text.toLowerCase().endsWith(typedUnit.toLowerCase());
  const [, sign, typed = ""] = /^(-?)(.*)$/s.exec(hasUnit ? text.slice(0, -typedUnit.length).trim() : text) ?? [];
  const { whole = "", fraction = "" } = splitDecimalInput(typed) ?? {};
  if (whole === "" || whole.length > MAX_WHOLE_DIGITS || fraction.length > MAX_DECIMALS) return undefined;
  const digits = withoutNeedlessZeros(fraction === "" ? whole : `${whole},${fraction}`);
  const number = digits === "0" ? digits : `${sign}${digits}`;
  return unit === "" ? number : `${number} ${unit}`;
}

/** Equal numbers are one value, whose slug filters name. */
const withoutNeedlessZeros = (digits: string): string =>
  digits.replace(/^0+(?=\d)/, "").replace(/,0*$|(,\d*[1-9])0+$/, "$1");
