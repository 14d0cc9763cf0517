import { referenceTables } from "../packages/server/src/platform/database/distribute.ts";
import { globalTables } from "../packages/server/src/platform/database/rls.ts";
import { splitStatements } from "../packages/server/src/platform/database/split-statements.ts";

const COMMENT_OR_TEXT = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g;

const codeOf = (statement) =>
  statement
    .replaceAll(COMMENT_OR_TEXT, (text) => (text.startsWith("'") ? text : " "))
    .replaceAll(/\s+/g, " ")
    .replaceAll('"', "")
    .toLowerCase()
    .trim();

/**
 * Finds what a distributed database refuses of a migration, or does otherwise on its nodes, once the tables have shards.
 * Functions that run with their owner's rights: definer-functions.test.ts.
 */
export function findMigrationViolations(script) {
  const statements = splitStatements(script).map(codeOf);
  const tenantTables = statements.flatMap((code) => /^call enable_tenant_rls\('(\w+)'\)/.exec(code)?.[1] ?? []);
  return statements.flatMap((code, index) => [
    ...changesOf(code),
    ...earlyReferences(code, tenantTables),
    ...copiedRows(code, statements.slice(0, index)),
    ...outsideOfTransactions(code),
    ...restrictivePolicies(code),
  ]);
}

function changesOf(code) {
  const [, table, changes] = /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/.exec(code) ?? [];
  if (!table) return [];
  const parts = topLevelParts(changes);
  return parts.flatMap((part) => {
    if (/^add (check|foreign key|unique|primary key|exclude)\b/.test(part))
      return [`${table}: name what you add: ${part}`];
    if (/^add constraint /.test(part)) return parts.length > 1 ? [`${table}: add a constraint alone: ${part}`] : [];
    const hasKey = /^add /.test(part) && /\b(check|references|unique|primary key)\b/.test(withoutParentheses(part));
    return hasKey ? [`${table}: add the column, then its check or key by name: ${part}`] : [];
  });
}

/** `enable_tenant_rls` distributes the table, which then has to refer to what every node has. */
function earlyReferences(code, tenantTables) {
  const table = /^create table (?:if not exists )?([\w.]+)/.exec(code)?.[1];
  if (!tenantTables.includes(table)) return [];
  const targets = [...code.matchAll(/\breferences ([\w.]+)/g)].map(([, target]) => target);
  return targets
    .filter((target) => !referenceTables.includes(target))
    .map((target) => `${table}: refer to ${target} after the call of enable_tenant_rls`);
}

/** Citus copies such rows, which forced row-level security refuses. */
function copiedRows(code, before) {
  const table = /^insert into ([\w.]+)\b[^;]*?\bselect\b/.exec(code)?.[1];
  if (!table || globalTables.includes(table)) return [];
  const isOpen = before.some((statement) => statement === `alter table ${table} no force row level security`);
  return isOpen ? [] : [`${table}: insert a SELECT only without forced row-level security`];
}

const outsideOfTransactions = (code) =>
  /^(begin|commit|rollback|vacuum|start transaction)\b|\bconcurrently\b/.test(code)
    ? [`${code}: runs in a transaction`]
    : [];

/** Citus repeats them on its nodes as permissive ones. */
const restrictivePolicies = (code) =>
  /^create policy \S+ on \S+ as restrictive\b/.test(code) ? [`${code}: widens the access on the nodes`] : [];

function topLevelParts(text) {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if (character === "(") depth++;
    if (character === ")") depth--;
    if (character === "," && depth === 0) parts.push("");
    else parts.push(parts.pop() + character);
  }
  return parts.map((part) => part.trim());
}

function withoutParentheses(text) {
  const without = text.replaceAll(/\([^()]*\)/g, "");
  return without === text ? text : withoutParentheses(without);
}
