import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";
import { isTestFile, listSourceFiles, parseSourceFile, visitNodes } from "./source-files.mjs";

/** The layers of packages/server/src: a layer imports only itself and those before it. */
const SERVER_LAYERS = ["platform", "companies", "catalog", "customers", "content", "sales", "privacy", "admin", "app"];
const SERVER_SOURCE = "packages/server/src/";

/** Every import between source files that are no tests, types included: `{ from, to }` with paths from `rootDir`. */
export function readImports(rootDir, files = listSourceFiles(rootDir)) {
  return readImportsFrom(
    rootDir,
    files.filter((file) => !isTestFile(file)),
    files,
  );
}

export function readImportsFrom(rootDir, sources, files) {
  const fileSet = new Set(files);
  const packages = readPackages(rootDir, files);
  return sources.flatMap((from) =>
    importedSpecifiers(parseSourceFile(rootDir, from))
      .map((specifier) => resolveSpecifier(from, specifier, packages))
      .map((path) => ["", ".ts", ".tsx"].map((ending) => path + ending).find((file) => fileSet.has(file)))
      .filter((to) => to !== undefined && to !== from)
      .map((to) => ({ from, to })),
  );
}

function importedSpecifiers(program) {
  const specifiers = new Set();
  visitNodes(program, ({ type, source }) => {
    const isImport = /^(Import(Declaration|Expression)|Export(Named|All)Declaration|TSImportType)$/.test(type);
    if (isImport && typeof source?.value === "string") specifiers.add(source.value);
  });
  return [...specifiers];
}

function readPackages(rootDir, files) {
  const folders = new Set(files.flatMap((file) => [topFolders(file, 2), topFolders(file, 1)]));
  const packages = new Map();
  for (const folder of folders) {
    const path = join(rootDir, folder, "package.json");
    if (!existsSync(path)) continue;
    const { name, exports } = JSON.parse(readFileSync(path, "utf8"));
    if (name) packages.set(name, { folder, exports: exports ?? { "./*": "./*" } });
  }
  return packages;
}

function resolveSpecifier(from, specifier, packages) {
  if (specifier.startsWith(".")) return toPosix(normalize(join(dirname(from), specifier)));
  const name = topFolders(specifier, 2);
  const match = packages.get(name);
  if (!match) return specifier;
  return toPosix(normalize(join(match.folder, exportedPath(match.exports, `.${specifier.slice(name.length)}`))));
}

/** The file that package.json's `exports` has for a path; the longest matching pattern wins, as in Node. */
function exportedPath(exports, path) {
  const patterns = Object.keys(exports).toSorted((one, other) => other.length - one.length);
  for (const pattern of patterns) {
    const target = exports[pattern]?.default ?? exports[pattern];
    // `null` hides a path; Biome and the compiler refuse its import.
    if (target === null) continue;
    if (pattern === path) return target;
    const [start, end] = pattern.split("*");
    if (end !== undefined && path.startsWith(start) && path.endsWith(end))
      return target.replace("*", path.slice(start.length, path.length - end.length));
  }
  return path;
}

const toPosix = (path) => path.split(sep).join("/");
const topFolders = (path, count) => path.split("/").slice(0, count).join("/");

export const packageOf = (file) => topFolders(file, file.startsWith("packages/") ? 2 : 1);

/** Groups of folders (or packages) that import each other. A folder and its own subfolder may. */
export function findCycles(imports, groupOf = dirname) {
  const edges = new Map();
  for (const { from, to } of imports) {
    const [source, target] = [groupOf(from), groupOf(to)];
    if (`${source}/`.startsWith(`${target}/`) || `${target}/`.startsWith(`${source}/`)) continue;
    const targets = edges.get(source) ?? edges.set(source, new Map()).get(source);
    targets.set(target, [...(targets.get(target) ?? []), { from, to }]);
  }
  const reachable = new Map([...edges.keys()].map((group) => [group, reachableFrom(group, edges)]));
  const isInCycle = (one, other) => reachable.get(one)?.has(other) && reachable.get(other)?.has(one);
  const cycles = new Map();
  for (const group of [...edges.keys()].sort()) {
    if (!isInCycle(group, group)) continue;
    const members = [...edges.keys()].filter((other) => isInCycle(group, other)).sort();
    const inside = members.flatMap((member) => [...edges.get(member)].filter(([target]) => members.includes(target)));
    cycles.set(members.join(" "), { members, imports: inside.flatMap(([, list]) => list) });
  }
  return [...cycles.values()];
}

function reachableFrom(start, edges) {
  const seen = new Set();
  const pending = [start];
  for (let group = pending.pop(); group !== undefined; group = pending.pop())
    for (const target of edges.get(group)?.keys() ?? [])
      if (!seen.has(target)) {
        seen.add(target);
        pending.push(target);
      }
  return seen;
}

export function findLayerViolations(imports) {
  const layerOf = (file) => {
    const path = file.slice(SERVER_SOURCE.length);
    return path.includes("/") ? SERVER_LAYERS.indexOf(topFolders(path, 1)) : SERVER_LAYERS.length;
  };
  return imports.filter(
    ({ from, to }) => from.startsWith(SERVER_SOURCE) && to.startsWith(SERVER_SOURCE) && layerOf(from) < layerOf(to),
  );
}

/** Cycles of packages and folders, and imports against the server's layers, as lines. */
export function findGraphProblems(rootDir) {
  const imports = readImports(rootDir);
  // A check that read nothing must not pass.
  if (imports.length === 0) return ["No imports were found."];
  const lines = (list) => list.map(({ from, to }) => `  ${from} imports ${relative(dirname(from), to)}`);
  const cycleLines = (kind, groupOf) =>
    findCycles(imports, groupOf).flatMap(({ members, imports }) => [
      `${members.length} ${kind} import each other: ${members.join(", ")}`,
      ...lines(imports),
    ]);
  return [
    ...findLayerViolations(imports).map(({ from, to }) => `${from} imports the higher layer of ${to}`),
    ...cycleLines("packages", packageOf),
    ...cycleLines("folders", dirname),
  ];
}
