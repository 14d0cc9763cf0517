import { expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { isTestFile, listSourceFiles, parseSourceFile, visitNodes } from "./source-files.mjs";

// A random id holds any three given digits once in some hundred runs.
const MAY_BE_IN_AN_ID = /^[0-9a-f-]{1,7}$/;
const READ_TEXTS = ["toMatch", "toContain"];

const writingsOf = ({ value, regex }) => (regex ? regex.pattern.split("|") : [String(value)]);

/** Texts that a test expects to be absent, and that an id may contain by chance. */
function findAccidents(program) {
  const found = [];
  visitNodes(program, (node) => {
    const { object, property } = node.callee ?? {};
    const isAbsence = object?.property?.name === "not" && READ_TEXTS.includes(property?.name);
    const [text] = node.arguments ?? [];
    if (node.type !== "CallExpression" || !isAbsence || text?.type !== "Literal") return;
    found.push(...writingsOf(text).filter((writing) => MAY_BE_IN_AN_ID.test(writing)));
  });
  return found;
}

test("no test of the server or the pages expects digits to be absent that a random id may contain", () => {
  const files = listSourceFiles(rootDir, ["packages/server", "packages/web/pages", "packages/sample"]);
  const found = files
    .filter(isTestFile)
    .flatMap((file) => findAccidents(parseSourceFile(rootDir, file)).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
