import { normalizeForSearch } from "./text.ts";

const ITEM = "(ar(?: cond(?:icionado)?)?|abs|air ?bags?|direcao (?:hidraulica|eletrica))";

export const EQUIPMENT_PATTERN = `(?:(?:com|sem) |[cs]/ ?)${ITEM}`;

const BOTH = "(?:com ?(?:/|ou|e) ?sem |sem ?(?:/|ou|e) ?com |c/ ?s/ ?|s/ ?c/ ?)";
const STATED = new RegExp(`(?<![a-z0-9])(${BOTH}|(?:com|sem) |[cs]/ ?)${ITEM}(?![a-z0-9])`, "g");
const ITEM_KEY = /^(?:ar|abs|air|direcao [he])/;

const statementsOf = (text: string): string[] =>
  [...normalizeForSearch(text).matchAll(STATED)].flatMap(([, signs = "", item = ""]) =>
    [...new Set(signs.match(/[cs](?=om|em|\/)/g))].map((sign) => `${sign} ${ITEM_KEY.exec(item)?.[0]}`),
  );

const contraryOf = (statement: string): string => statement.replace(/^[cs]/, (sign) => (sign === "c" ? "s" : "c"));

/** Returns a judge of names: each states the equipment of `required`, and none only the contrary of `dropped`. */
export function createEquipmentJudge(
  required: readonly string[],
  dropped: readonly string[],
): ((name: string) => boolean) | undefined {
  const [expected, left] = [required.flatMap(statementsOf), dropped.flatMap(statementsOf)];
  if (expected.length + left.length === 0) return undefined;
  return (name) => {
    const stated = statementsOf(name);
    const isContrary = (one: string) => stated.includes(contraryOf(one)) && !stated.includes(one);
    return expected.every((one) => stated.includes(one)) && !left.some(isContrary);
  };
}
