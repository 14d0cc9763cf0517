import { join, relative } from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import { API, TypeFlags } from "typescript/unstable/sync";

// Types whose values are written in the code: literals and unions of literals.
const { StringLiteral, NumberLike, ESSymbolLike, Undefined, Null, Never } = TypeFlags;
const SAFE_KEYS = StringLiteral | NumberLike | ESSymbolLike | Undefined | Null | Never;
const TEST = /\.test\.tsx?$|\.d\.ts$/;

/**
 * Finds `record[text]`, `text in record` and `{ [text]: value } = record` where the text may come from a request:
 * `constructor` is a property of every object. Use a Map, `ownValue` or `Object.hasOwn`.
 */
export function findStringKeyLookups(rootDir, projects) {
  const api = new API({ cwd: rootDir });
  try {
    return projects.flatMap((file) => {
      const config = join(rootDir, file);
      const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
      return project.rootFiles
        .filter((name) => !TEST.test(name))
        .flatMap((name) => lookupsInFile(project, name, rootDir));
    });
  } finally {
    api.close();
  }
}

function lookupsInFile({ program, checker }, name, rootDir) {
  const source = program.getSourceFile(name);
  const keys = propertyKeys(source);
  if (keys.length === 0) return [];
  const types = checker.getTypeAtLocation(keys);
  return keys
    .filter((_, index) => !isSafeKey(checker, types[index]))
    .map(({ parent }) => `${relative(rootDir, name)}: ${source.text.slice(parent.pos, parent.end).trim()}`);
}

function propertyKeys(source) {
  const keys = [];
  const visit = (node) => {
    if (node.kind === SyntaxKind.ElementAccessExpression) keys.push(node.argumentExpression);
    if (node.kind === SyntaxKind.BinaryExpression && node.operatorToken.kind === SyntaxKind.InKeyword)
      keys.push(node.left);
    if (node.kind === SyntaxKind.BindingElement && node.propertyName?.kind === SyntaxKind.ComputedPropertyName)
      keys.push(node.propertyName.expression);
    node.forEachChild(visit);
  };
  visit(source);
  return keys.map(withoutCast);
}

function withoutCast(node) {
  const isCast = node.kind === SyntaxKind.AsExpression || node.kind === SyntaxKind.NonNullExpression;
  return isCast || node.kind === SyntaxKind.ParenthesizedExpression ? withoutCast(node.expression) : node;
}

function isSafeKey(checker, type) {
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  const parts = bound.flags & TypeFlags.Union ? bound.getTypes() : [bound];
  return parts.every(({ flags }) => flags & SAFE_KEYS);
}
