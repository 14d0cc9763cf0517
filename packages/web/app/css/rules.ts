import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ChildNode, type Container, parse } from "postcss";

export type Declaration = { property: string; value: string };
/** A rule as it is written, whatever it is for: what it sets itself, and the rules that stand within it. */
export type Rule = { selectors: string[]; sets: Declaration[]; within: Rule[] };

const folders = [join(import.meta.dirname, ".."), join(import.meta.dirname, "../../../ui/src")];
const paths = new Map(
  folders.flatMap((folder) =>
    globSync("**/*.css", { cwd: folder }).map((path) => [basename(path), join(folder, path)]),
  ),
);

/** The names of all style sheets, of the pages and of `packages/ui`. */
export const styleSheets: readonly string[] = [...paths.keys()].sort();

/** A style sheet as rules within rules. `@theme` and the like are the selectors of what they hold. */
export function rulesIn(file: string): Rule[] {
  const path = paths.get(file) ?? file;
  return innerRules(parse(readFileSync(path, "utf8"), { from: path }));
}

const innerRules = ({ nodes = [] }: Container<ChildNode>): Rule[] =>
  nodes.flatMap((node) => (node.type === "rule" || node.type === "atrule" ? ruleOf(node) : []));

function ruleOf(node: Extract<ChildNode, { type: "rule" | "atrule" }>): Rule {
  const sets = (node.nodes ?? []).flatMap((inner) =>
    inner.type === "decl" ? { property: inner.prop, value: inner.value } : [],
  );
  const selectors = node.type === "rule" ? node.selectors : [`@${node.name} ${node.params}`.trim()];
  return { selectors, sets, within: innerRules(node) };
}

export const everyRule = (rules: readonly Rule[]): Rule[] => rules.flatMap((rule) => [rule, ...everyRule(rule.within)]);

/** All that the rules of these selectors set, each selector's own after those before it, and what stands within them. */
export const setBy = (rules: readonly Rule[], ...selectors: readonly string[]): Declaration[] =>
  selectors.flatMap((selector) =>
    everyRule(everyRule(rules).filter((rule) => rule.selectors.includes(selector))).flatMap(({ sets }) => sets),
  );

export type Pair = { where: string; ink: string; ground: string };
type ColorPlacement = { where: string; ink?: string; ground: string };

/** Every colour of letters with the ground that the same rule, or the nearest one around it, gives: white, if none does. */
export function pairsOf(rules: readonly Rule[], around: ColorPlacement): Pair[] {
  return rules.flatMap((rule) => {
    const where = `${around.where} ${rule.selectors}`;
    const set = (propertyPattern: RegExp) =>
      rule.sets.findLast(({ property }) => propertyPattern.test(property))?.value;
    const paint = set(/^background(-color)?$/);
    const ground = paint && !/^(none|transparent|inherit|0 0)/.test(paint) ? paint : around.ground;
    const own = set(/^color$/);
    const ink = own && own !== "inherit" ? own : around.ink;
    const inner = pairsOf(rule.within, { where, ground, ...(ink ? { ink } : {}) });
    return ink && (own || paint) ? [{ where, ink, ground }, ...inner] : inner;
  });
}
