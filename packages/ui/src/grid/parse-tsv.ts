/** As a spreadsheet pastes it. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((texts) => texts.map(quoted).join("\t")).join("\n");

const quoted = (text: string): string => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(CELL)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === undefined) break;
    if (end !== "\t") rows.push([]);
  }
  const last = rows.at(-1);
  const isEmptyEnd = rows.length > 1 && last?.length === 1 && last[0] === "";
  return isEmptyEnd ? rows.slice(0, -1) : rows;
}

const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r)?/g;
