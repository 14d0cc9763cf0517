import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

export function prepareMachine() {
  const missing = [];
  if (!findChromium()) missing.push("chromium-headless-shell");
  if (!findPostgres()) missing.push("postgresql");
  if (!hasFallbackFont()) missing.push("fonts-liberation");
  if (missing.length > 0) installPackages(missing);
  return { chromium: findChromium(), postgres: findPostgres() };
}

// chromium-headless-shell first: it runs the journeys with a third less CPU time than chromium.
function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
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

// Pages size their fallback font after this one: without it text shifts when the web font arrives.
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
  const runApt = (...args) => spawnSync("apt-get", args, { env: environment, encoding: "utf8" });
  runApt("update", "-qq");
  const { status, stderr } = withoutServiceStart(() =>
    runApt("install", "-y", "-qq", "--no-install-recommends", ...packages),
  );
  if (status !== 0) console.error(`apt-get could not install them: ${stderr?.trim().split("\n").at(-1)}`);
}

/** Debian starts the services that it installs unless this file forbids it. The tests start their own. */
function withoutServiceStart(install) {
  const policy = "/usr/sbin/policy-rc.d";
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    return install();
  } finally {
    if (isOurs) rmSync(policy, { force: true });
  }
}
