import { splitDecimalInput } from "./decimal-input.ts";
import { slugify } from "./text.ts";

export const ATTRIBUTE_KINDS = ["choice", "number", "text"] as const;
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

export type AttributeChoice = { slug: string; name: string };

/** How the values of an attribute are typed. `unit`: of numbers; empty for none. */
export type AttributeDefinition = { kind: AttributeKind; unit: string; choices: readonly AttributeChoice[] };

/** The value that a typed text means; undefined if the attribute cannot have it. A unit that was typed too is left out. */
export function attributeValue(
  { kind, unit, choices }: AttributeDefinition,
  typed: string,
): AttributeChoice | undefined {
  const text = typed.trim();
  if (kind === "choice") return findChoice(choices, text);
  const name = kind === "number" ? numberText(text, unit) : text;
  return name === undefined ? undefined : namedValue(name);
}

/** The same value after the unit of its attribute has changed. */
export function withUnit({ name }: AttributeChoice, oldUnit: string, newUnit: string): AttributeChoice {
  const number = oldUnit !== "" && name.endsWith(` ${oldUnit}`) ? name.slice(0, -oldUnit.length - 1) : name;
  const renamed = newUnit === "" ? number : `${number} ${newUnit}`;
  return { slug: slugify(renamed), name: renamed };
}

const namedValue = (name: string): AttributeChoice | undefined => {
  const slug = slugify(name);
  return slug === "" ? undefined : { slug, name };
};

function findChoice(choices: readonly AttributeChoice[], text: string): AttributeChoice | undefined {
  const choice = choices.find(({ slug, name }) => slug === text || slugify(name) === slugify(text));
  return choice && { slug: choice.slug, name: choice.name };
}

const MAX_WHOLE_DIGITS = 12;
const MAX_DECIMALS = 6;

/** With a decimal comma, as it is shown; undefined if it is no number. */
function numberText(text: string, unit: string): string | undefined {
  const hasUnit = unit !== "" && text.toLowerCase().endsWith(unit.toLowerCase());
  const [, sign, typed = ""] = /^(-?)(.*)$/s.exec(hasUnit ? text.slice(0, -unit.length).trim() : text) ?? [];
  const { whole = "", fraction = "" } = splitDecimalInput(typed) ?? {};
  if (whole === "" || whole.length > MAX_WHOLE_DIGITS || fraction.length > MAX_DECIMALS) return undefined;
  const number = `${sign}${whole}${fraction && `,${fraction}`}`;
  return unit === "" ? number : `${number} ${unit}`;
}
