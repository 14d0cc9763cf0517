import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listSourceFiles, parseSourceFile, visitNodes } from "./source-files.mjs";
import { findTenantSqlViolations } from "./tenant-sql.mjs";

const MIGRATIONS = "packages/server/src/platform/database/migrations";
// The first that a distributed PostgreSQL can run; earlier ones define functions that it replaces.
const FIRST_CHECKED_MIGRATION = "0053";
const TABLES_MODULE = /\/tables(\/[\w-]+)?\.ts$/;

export function findInSourceFiles(rootDir, folders = ["packages"]) {
  const files = listSourceFiles(rootDir, folders);
  const violations = files.flatMap((path) =>
    findInCode(parseSourceFile(rootDir, path)).map((violation) => `${path}: ${violation}`),
  );
  return { files: files.length, violations };
}

export function findInMigrations(rootDir) {
  const files = readdirSync(join(rootDir, MIGRATIONS)).filter((name) => name >= FIRST_CHECKED_MIGRATION);
  const violations = files.flatMap((name) =>
    findTenantSqlViolations(readFileSync(join(rootDir, MIGRATIONS, name), "utf8"), { isWhole: true }).map(
      (violation) => `${MIGRATIONS}/${name}: ${violation}`,
    ),
  );
  return { files: files.length, violations };
}

export function findInCode(program) {
  const tables = importedTables(program);
  const found = [];
  const joins = new Set();
  visitNodes(program, (node) => {
    if (node.type === "CallExpression") {
      if (/Join$/.test(node.callee.property?.name)) visitNodes(node.arguments, (part) => joins.add(part));
      if (isCompanyComparison(node, tables) && !joins.has(node)) found.push("correlates by eq(companyId)");
    }
    const text = textOf(node, tables);
    if (text !== undefined) found.push(...violationsOf(text));
  });
  return found;
}

function violationsOf(text) {
  const violations = [];
  if (/\breset\s+role\b/i.test(text)) violations.push("changes the role within a transaction");
  if (/^\s*begin\b[^;]*;\s*\S/i.test(text)) violations.push("sends begin together with another statement");
  const isSql = /company_id/.test(text) || /\binsert\s+into\b[\s\S]*\bselect\b/i.test(text);
  return isSql ? [...violations, ...findTenantSqlViolations(text)] : violations;
}

function textOf(node, tables) {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral") return undefined;
  const [first, ...rest] = node.quasis.map(({ value }) => value.cooked ?? "");
  return rest.reduce((text, quasi, index) => `${text} ${nameOf(node.expressions[index], tables)} ${quasi}`, first);
}

function nameOf(expression, tables) {
  if (expression.type === "Identifier" && tables.has(expression.name)) return expression.name;
  return isCompanyColumn(expression, tables) ? `${expression.object.name}.company_id` : "?";
}

const isCompanyColumn = ({ type, object, property }, tables) =>
  type === "MemberExpression" && property.name === "companyId" && tables.has(object.name);

const isCompanyComparison = ({ callee, arguments: sides }, tables) =>
  callee.name === "eq" && sides.length === 2 && sides.every((side) => isCompanyColumn(side, tables));

function importedTables(program) {
  const imports = program.body.filter(
    ({ type, source }) => type === "ImportDeclaration" && TABLES_MODULE.test(source.value),
  );
  return new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
}
