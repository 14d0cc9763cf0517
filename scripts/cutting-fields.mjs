import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isTestFile, listSourceFiles, parseSourceFile, visitNodes } from "./source-files.mjs";

const FOLDERS = ["packages/web/app", "packages/admin/app", "packages/ui/src"];
const CUTS = new Set(["slice", "substring", "substr"]);
const MAY_CUT = /maxLength|\b(slice|substring|substr)\b/;
const TYPED = /\b(value|text|typed|input|answer|note|notes|digits|code|term|key|name|params)\b/;

/** Finds `maxLength` of fields, and typed texts whose beginning is taken, as `PATH: SOURCE`. */
export function findCuts(rootDir, paths = listSourceFiles(rootDir, FOLDERS).filter((path) => !isTestFile(path))) {
  return paths.flatMap((path) => {
    const source = readFileSync(join(rootDir, path), "utf8");
    if (!MAY_CUT.test(source)) return [];
    const cuts = [];
    visitNodes(parseSourceFile(rootDir, path), (node) => {
      if (isCut(node, source)) cuts.push(`${path}: ${source.slice(node.start, node.end).replace(/\s+/g, " ")}`);
    });
    return cuts;
  });
}

function isCut(node, source) {
  if (node.type === "JSXAttribute" || node.type === "Property") return nameOf(node.name ?? node.key) === "maxLength";
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const { object, property } = node.callee;
  const [from, to] = node.arguments;
  const takesBeginning = CUTS.has(nameOf(property)) && from?.value === 0 && to && to.type !== "UnaryExpression";
  return takesBeginning && object.type !== "ArrayExpression" && TYPED.test(source.slice(object.start, object.end));
}

const nameOf = (node) => node.name ?? node.value;
