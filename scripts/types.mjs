import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { house } from "./house.mjs";

const ALIKE = join(house, "node_modules", ".cache", "tsconfig.alike.json");

/** What checks the types of everything that is here: a list of commands. */
export function typeChecks(environment) {
  const all = folders().flatMap((folder) => projects(folder).map((file) => ({ folder, file: `${folder}/${file}` })));
  const alike = all.filter(({ file }) => isPlain(file));
  const others = all.filter((project) => !alike.includes(project));
  // Programs of the same settings are one to the compiler: each for itself would check what it has from the others again.
  writeAlike(alike);
  return [
    ["react-router", ["typegen", "packages/web"], environment],
    ...[ALIKE, ...others.map(({ file }) => file)].map((file) => ["tsc", ["-p", file], environment]),
  ];
}

const folders = () => [
  "bench",
  "e2e",
  "scripts",
  ...readdirSync(join(house, "packages")).map((name) => `packages/${name}`),
];

function projects(folder) {
  const names = readdirSync(join(house, folder));
  const found = names.filter((name) => /^tsconfig.*\.json$/.test(name));
  // A folder of TypeScript that nobody checks must be seen: the compiler says that the file is missing.
  return found.length === 0 && names.some((name) => name === "src" || name.endsWith(".ts")) ? ["tsconfig.json"] : found;
}

function isPlain(file) {
  const { extends: base, include, compilerOptions, ...more } = read(file) ?? {};
  const isBased = base !== undefined && join(house, file, "..", base) === join(house, "tsconfig.json");
  const isUsual = JSON.stringify(compilerOptions) === JSON.stringify({ types: ["node"] });
  return isBased && isUsual && Array.isArray(include) && Object.keys(more).length === 0;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(join(house, file), "utf8"));
  } catch {
    // The compiler will say what is wrong with it.
    return undefined;
  }
}

function writeAlike(alike) {
  const include = alike.flatMap(({ folder, file }) => read(file).include.map((part) => join(house, folder, part)));
  const project = { extends: join(house, "tsconfig.json"), include, compilerOptions: { types: ["node"] } };
  mkdirSync(join(ALIKE, ".."), { recursive: true });
  writeFileSync(ALIKE, JSON.stringify(project));
}
