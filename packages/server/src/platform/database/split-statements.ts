// What may hold a semicolon that ends no statement. Block comments nest, so they are read apart.
const OPAQUE =
  /--[^\n]*|\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(?<![\w$])\$(\w*)\$[\s\S]*?\$\1\$/y;

/** Splits a script of PostgreSQL at its semicolons. Each statement keeps its text; comments stay with the next one. */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let hasCode = false;
  const end = (position: number) => {
    const text = script.slice(start, position).trim();
    if (hasCode) statements.push(text);
    start = position + 1;
    hasCode = false;
  };
  for (let position = 0; position < script.length; ) {
    const opaque = opaqueAt(script, position);
    if (opaque !== "") {
      hasCode ||= !isComment(opaque);
      position += opaque.length;
      continue;
    }
    const character = script[position] ?? "";
    if (character === ";") end(position);
    else hasCode ||= /\S/.test(character);
    position++;
  }
  end(script.length);
  return statements;
}

const isComment = (text: string) => text.startsWith("--") || text.startsWith("/*");

function opaqueAt(script: string, position: number): string {
  if (script.startsWith("/*", position)) return blockCommentAt(script, position);
  OPAQUE.lastIndex = position;
  return OPAQUE.exec(script)?.[0] ?? "";
}

function blockCommentAt(script: string, position: number): string {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = position;
  let depth = 0;
  for (let found = mark.exec(script); found; found = mark.exec(script)) {
    depth += found[0] === "/*" ? 1 : -1;
    if (depth === 0) return script.slice(position, mark.lastIndex);
  }
  return script.slice(position);
}
