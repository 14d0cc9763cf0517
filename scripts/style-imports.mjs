import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parse } from "postcss";
import { readImportsFrom } from "./import-graph.mjs";

const UI = "packages/ui/src";

export const importedSheets = (rootDir, { file, imports }) =>
  imports.map((name) => sheetPath(file, name)).flatMap((sheet) => [sheet, ...sheetsOfSheet(rootDir, sheet)]);

export const sheetPath = (file, name) =>
  name.startsWith(".") ? normalize(join(dirname(file), name)) : name.replace(/^@pecacerta\/ui\//, `${UI}/`);

export function sheetsOfSheet(rootDir, sheet) {
  if (!sheet.startsWith("packages/")) return [];
  const names = [];
  parse(readFileSync(join(rootDir, sheet), "utf8")).walkAtRules("import", ({ params }) => {
    names.push(sheetPath(sheet, /"([^"]+)"/.exec(params)?.[1] ?? ""));
  });
  return names;
}

/** Returns the sheets loaded with each component of an application: the root's, its own and those of packages/ui below it. */
export function findLoadedSheets(rootDir, apps, components) {
  const files = components.map(({ file }) => file);
  const own = new Map(components.map((component) => [component.file, importedSheets(rootDir, component)]));
  const edges = Map.groupBy(readImportsFrom(rootDir, files, files), ({ from }) => from);
  const uiFilesOf = (file) => {
    const found = new Set();
    const pending = [file];
    for (let next = pending.pop(); next !== undefined; next = pending.pop())
      for (const { to } of edges.get(next) ?? [])
        if (to.startsWith(UI) && !found.has(to)) {
          found.add(to);
          pending.push(to);
        }
    return [...found];
  };
  return apps.flatMap((app) => {
    const ofApp = files.filter((file) => file.startsWith(app));
    const shown = new Set([...ofApp, ...ofApp.flatMap(uiFilesOf)]);
    const ofRoot = own.get(`${app}/root.tsx`) ?? [];
    return [...shown].map((file) => ({
      app,
      file,
      sheets: new Set([...ofRoot, ...[file, ...uiFilesOf(file)].flatMap((each) => own.get(each) ?? [])]),
    }));
  });
}
