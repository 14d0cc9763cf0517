import { expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { isTestFile, listSourceFiles, parseSourceFile, visitNodes } from "./source-files.mjs";

const PATIENCE_MS = 10_000;
// `expect.poll` has the patience of vitest.config.ts unless it states another.
const NEED_TIMEOUT = ["waitFor", "waitUntil"];

const literalOf = (node) => (node?.type === "Literal" ? node.value : undefined);
const timeoutIn = (options) =>
  literalOf(options) ?? literalOf(options?.properties?.find(({ key }) => key?.name === "timeout")?.value);

/** Waits of a test file that a busy machine can exceed, by their line. */
function findShortWaits(program) {
  const constants = new Map();
  const found = [];
  visitNodes(program, (node) => {
    if (node.type === "VariableDeclarator") constants.set(node.id?.name, node.init);
    const { object, property } = node.callee ?? {};
    const isWait = object?.name === "vi" && NEED_TIMEOUT.includes(property?.name);
    if (node.type !== "CallExpression" || !(isWait || (object?.name === "expect" && property?.name === "poll"))) return;
    const [, options] = node.arguments;
    const timeout = timeoutIn(options?.type === "Identifier" ? constants.get(options.name) : options);
    const isShort = timeout === undefined ? isWait : timeout < PATIENCE_MS;
    if (isShort) found.push(`${object.name}.${property.name}, ${timeout ?? 1000} ms`);
  });
  return found;
}

test("no test waits for less than ten seconds: on a busy machine nothing is at once", () => {
  const files = listSourceFiles(rootDir, ["packages", "bench", "scripts"]);
  const waiting = files.filter((file) => isTestFile(file) || file.startsWith("packages/server/testing/"));
  const found = waiting.flatMap((file) =>
    findShortWaits(parseSourceFile(rootDir, file)).map((wait) => `${file}: ${wait}`),
  );
  expect(found).toEqual([]);
});
