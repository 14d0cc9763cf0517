import { globalTables } from "../packages/server/src/platform/database/rls.ts";

const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$\w*\$|\$\d+|(?:"[^"]+"|[a-z_]\w*)(?:\.(?:"[^"]+"|[a-z_]\w*|\*))*|::|\d+|\S/gi;
const STATEMENT_START = new Set(["select", "with", "insert", "update", "delete", "table", "values"]);
const SET_OPERATIONS = new Set(["union", "except", "intersect"]);
const CLAUSES = new Set([
  "where",
  "group",
  "order",
  "having",
  "limit",
  "offset",
  "returning",
  "window",
  "for",
  "select",
]);
const JOIN_WORDS = new Set(["left", "right", "full", "inner", "cross", "natural", "outer", "join", "lateral", "only"]);
const TRIGGER_ROWS = new Set(["new", "old", "excluded"]);

const isWord = (token) => /^[a-z_"]/.test(token ?? "");
const columnOf = (token) => token?.split(".").at(-1);
const isCompanyId = (token) => columnOf(token) === "company_id";

const tokensOf = (text) =>
  (text.match(TOKEN) ?? [])
    .filter((token) => !/^(--|\/\*|\$[a-z_]*\$)/i.test(token))
    .map((token) => (token.startsWith("'") ? "'" : token.replaceAll('"', "").toLowerCase()));

/**
 * Finds what Citus refuses or sends to all shards; an INSERT … SELECT becomes a COPY, which row-level security refuses.
 * `?` stands for an interpolated value. `isWhole`: functions of the database, which have variables and run beside the rows.
 */
export function findTenantSqlViolations(text, { isWhole = false } = {}) {
  const violations = [];
  const comparisons = [];
  const tokens = tokensOf(text);
  let levels = [newLevel(undefined, tokens[0])];
  for (const [index, token] of tokens.entries()) {
    const level = levels.at(-1);
    const next = tokens[index + 1];
    if (token === "(") levels.push(newLevel(level, next));
    else if (token === ")") {
      if (levels.length > 1) levels.pop();
      levels.at(-1).segment.expects &&= "alias";
    } else if (token === ";") levels = [newLevel(undefined, next)];
    else if (token === "=") comparisons.push(...comparisonsAt(tokens, index, level));
    else violations.push(...readToken(level, tokens, index));
  }
  const correlated = comparisons.filter((comparison) => isCorrelated(comparison, isWhole));
  return [...(isWhole ? [] : violations), ...correlated.map(({ text }) => `correlates by ${text}`)];
}

/** A pair of parentheses. `segment`: the sub-select around it, or its part of a UNION. */
function newLevel(outer, firstToken) {
  const isStatement = STATEMENT_START.has(firstToken);
  const isSegment = isStatement || outer === undefined;
  return { isSegment, firstToken, segment: isSegment ? newSegment(outer?.segment, isStatement) : outer.segment };
}

const newSegment = (outer, isStatement) => ({
  outer,
  isStatement,
  names: new Set(),
  isOpaque: false,
  clause: "",
  expects: undefined,
});

function readToken(level, tokens, index) {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!level.isSegment) return [];
  const { segment } = level;
  if (SET_OPERATIONS.has(token)) level.segment = newSegment(segment.outer, true);
  else if (token === "from" && before !== "distinct") Object.assign(segment, { clause: "from", expects: "table" });
  else if ((JOIN_WORDS.has(token) && next !== "(") || token === "join" || token === "lateral")
    segment.expects = "table";
  else if (token === "," && ["from", "on"].includes(segment.clause)) segment.expects = "table";
  else if (["into", "using"].includes(token) && next !== "(") segment.expects = "table";
  else if (token === "update" && !["for", "key", "do"].includes(before)) segment.expects = "table";
  else if (segment.expects && !CLAUSES.has(token) && token !== "on" && token !== "set") readName(segment, token, next);
  else if (token === "on" || token === "set" || CLAUSES.has(token))
    Object.assign(segment, { clause: token, expects: undefined });
  if (token === "into") level.target = columnOf(next);
  if (segment.clause === "set" && ["set", ","].includes(before) && next === "=" && isCompanyId(token))
    return ["sets company_id"];
  const isInsertSelect = token === "select" && level.firstToken === "insert" && !globalTables.includes(level.target);
  return isInsertSelect ? [`inserts a SELECT into ${level.target}`] : [];
}

function readName(segment, token, next) {
  if (token === "as" || token === "with" || token === "ordinality") return;
  if (segment.expects === "table" && token === "?") segment.isOpaque = true;
  else if (isWord(token)) segment.names.add(columnOf(token));
  segment.expects = segment.expects === "table" || next === "(" ? "alias" : undefined;
}

function comparisonsAt(tokens, index, { segment }) {
  const sides = [tokens[index - 1], tokens[index + 1]];
  const isCall = tokens[index + 2] === "(";
  if (!sides.some(isCompanyId) || !sides.every(isWord) || isCall) return [];
  return [{ sides, segment, clause: segment.clause, text: sides.join(" = ") }];
}

function isCorrelated({ sides, segment, clause }, isWhole) {
  const names = sides.filter((side) => side.includes(".")).map((side) => side.split(".").at(-2));
  const foreign = names.filter((name) => !segment.names.has(name) && !TRIGGER_ROWS.has(name));
  if (isWhole) return foreign.some((name) => isDeclaredOutside(segment, name));
  const isJoin = clause === "on" && (segment.isOpaque || !segment.isStatement);
  return foreign.length > 0 && !isJoin;
}

const isDeclaredOutside = ({ outer }, name) =>
  outer !== undefined && (outer.names.has(name) || isDeclaredOutside(outer, name));
