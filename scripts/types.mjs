import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootDir } from "./root-dir.mjs";
import { testLanes } from "./test-workers.mjs";

// Each checker works out shared types for itself: four on two cores take 1.8 times the CPU time of one.
const checkers = ["--checkers", `${Math.min(4, Math.floor(testLanes / 2))}`];
const SHARED_PROJECT = join(rootDir, "node_modules", ".cache", "tsconfig.alike.json");

export function typeChecks(environment) {
  const all = folders().flatMap((folder) => projects(folder).map((file) => ({ folder, file: `${folder}/${file}` })));
  const sharedProjects = all.filter(({ file }) => hasUsualSettings(file));
  const otherProjects = all.filter((project) => !sharedProjects.includes(project));
  // One compiler run for all projects with the same settings: separate runs check shared files again.
  writeSharedProject(sharedProjects);
  return [
    ...["packages/web", "packages/admin"].map((folder) => ["react-router", ["typegen", folder], environment]),
    ["node", ["packages/web/compile-messages.ts"], environment],
    ...[SHARED_PROJECT, ...otherProjects.map(({ file }) => file)].map((file) => [
      "tsc",
      ["-p", file, ...checkers],
      environment,
    ]),
  ];
}

const folders = () => [
  "bench",
  "e2e",
  "scripts",
  ...readdirSync(join(rootDir, "packages")).map((name) => `packages/${name}`),
];

function projects(folder) {
  const names = readdirSync(join(rootDir, folder));
  const found = names.filter((name) => /^tsconfig.*\.json$/.test(name));
  // For a folder without a project the compiler reports the missing file.
  return found.length === 0 && names.some((name) => name === "src" || name.endsWith(".ts")) ? ["tsconfig.json"] : found;
}

function hasUsualSettings(file) {
  const { extends: base, include, compilerOptions, ...more } = read(file) ?? {};
  const isBased = base !== undefined && join(rootDir, file, "..", base) === join(rootDir, "tsconfig.json");
  const isUsual = JSON.stringify(compilerOptions) === JSON.stringify({ types: ["node"] });
  return isBased && isUsual && Array.isArray(include) && Object.keys(more).length === 0;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(join(rootDir, file), "utf8"));
  } catch {
    // The compiler reports what is wrong with the file.
    return undefined;
  }
}

function writeSharedProject(sharedProjects) {
  const include = sharedProjects.flatMap(({ folder, file }) =>
    read(file).include.map((part) => join(rootDir, folder, part)),
  );
  const project = { extends: join(rootDir, "tsconfig.json"), include, compilerOptions: { types: ["node"] } };
  mkdirSync(join(SHARED_PROJECT, ".."), { recursive: true });
  writeFileSync(SHARED_PROJECT, JSON.stringify(project));
}
