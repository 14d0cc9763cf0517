import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Declaration = { property: string; value: string };
/** A rule as it is written: what it sets itself, and the rules that stand within it. */
export type Rule = { selector: string; sets: Declaration[]; within: Rule[] };

export const styleSheets: readonly string[] = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".css"));

/** A style sheet of this folder as rules within rules. */
export function rulesIn(file: string): Rule[] {
  const text = readFileSync(join(import.meta.dirname, file), "utf8").replace(/\/\*.*?\*\//gs, "");
  const root: Rule = { selector: file, sets: [], within: [] };
  const open = [root];
  for (const [, words = "", end] of text.matchAll(/([^;{}]*)([;{}])/g)) {
    const rule = open.at(-1) ?? root;
    const [, property = "", value = ""] = /^\s*([\w-]+):\s(.*)$/s.exec(words) ?? [];
    if (end !== "{" && property) rule.sets.push({ property, value: value.trim() });
    if (end === "}") open.pop();
    if (end !== "{") continue;
    const inner: Rule = { selector: words.trim(), sets: [], within: [] };
    rule.within.push(inner);
    open.push(inner);
  }
  return root.within;
}

export const everyRule = (rules: readonly Rule[]): Rule[] => rules.flatMap((rule) => [rule, ...everyRule(rule.within)]);

export type Pair = { where: string; ink: string; ground: string };
type Around = { where: string; ink?: string; ground: string };

/** Every colour of letters with the ground that the same rule, or the nearest one around it, gives: white, if none does. */
export function pairsOf(rules: readonly Rule[], around: Around): Pair[] {
  return rules.flatMap((rule) => {
    const where = `${around.where} ${rule.selector}`;
    const set = (wanted: RegExp) => rule.sets.findLast(({ property }) => wanted.test(property))?.value;
    const paint = set(/^background(-color)?$/);
    const ground = paint && !/^(none|transparent|inherit|0 0)/.test(paint) ? paint : around.ground;
    const own = set(/^color$/);
    const ink = own && own !== "inherit" ? own : around.ink;
    const inner = pairsOf(rule.within, { where, ground, ...(ink ? { ink } : {}) });
    return ink && (own || paint) ? [{ where, ink, ground }, ...inner] : inner;
  });
}
