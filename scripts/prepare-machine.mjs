import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What the tests need of the machine: a browser and a PostgreSQL server. Installs what is missing where it may. */
export function prepareMachine() {
  const missing = [];
  if (!findChromium()) missing.push("chromium-headless-shell");
  if (!findPostgres()) missing.push("postgresql");
  if (!hasFallbackFont()) missing.push("fonts-liberation");
  if (missing.length > 0) installPackages(missing);
  return { findChromium: findChromium(), findPostgres: findPostgres() };
}

// The shell without windows and extensions does the same journeys with a third less of the processor.
function findChromium() {
  return findProgram([
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
  ]);
}

function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map((name) => join(debian, name, "bin", "postgres")) : [];
  return versions.find(existsSync) ?? findProgram(["postgres"]);
}

// Pages reserve the space of their own font with this one: without it the journeys see text jump that nobody else sees.
function hasFallbackFont() {
  const { stdout } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" });
  return /^(Arial|Liberation Sans)\b/m.test(stdout ?? "");
}

function findProgram(names) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function installPackages(packages) {
  if (process.getuid?.() !== 0 || !findProgram(["apt-get"])) return;
  console.log(`Installing ${packages.join(" and ")} with apt-get …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...words) => spawnSync("apt-get", words, { env: environment, encoding: "utf8" });
  apt("update", "-qq");
  const { status, stderr } = withoutServiceStart(() =>
    apt("install", "-y", "-qq", "--no-install-recommends", ...packages),
  );
  if (status !== 0) console.error(`apt-get could not install them: ${stderr?.trim().split("\n").at(-1)}`);
}

/** Debian starts the services that it installs unless this file says no. The tests start their own and need none. */
function withoutServiceStart(work) {
  const policy = "/usr/sbin/policy-rc.d";
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    return work();
  } finally {
    if (isOurs) rmSync(policy, { force: true });
  }
}
