import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { WIRE_PREFIX } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import { expect, test } from "@playwright/test";
import { callApi, requestApi, shopUrl } from "./api.ts";

const page = join(import.meta.dirname, "..", "docs", "api.md");
// Every request says on the error output how it went; the page's own lines stay as they stand.
const TOLD = `curl() { command curl --max-time 20 -w '%{stderr}%{http_code} %{method} %{url_effective}\\n' "$@"; }`;

type Section = { call: string; status: string; asked: string[][] };

test("docs/api.md has a line for each call, and each works on the sample shop as the page says", async () => {
  const written = await readFile(page, "utf8");
  const sections = await run(scriptOf(written));
  expect(sections.map(({ call }) => call).sort()).toEqual(
    Object.values(calls)
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`)
      .sort(),
  );
  const wrong = sections.filter(({ call, status, asked }) => {
    const isIt = placeOf(call);
    return !asked.some(([answered, method, url]) => answered === status && isIt(`${method} ${url}`));
  });
  expect(wrong).toEqual([]);
});

/** What only a mail, an order or a service of the installation could name, or what would be taken away by reading. */
const UNNAMED = ["confirmEmail", "orderByToken", "vehicleByVin", "removeVehicleByGet"];

type Shape = { examples?: unknown[]; items?: Shape };
type Parameter = { name: string; in: string; required?: boolean; example?: unknown; schema: Shape };
type Described = { operationId: string; parameters?: Parameter[] };

test("the examples of the published contract are there in the sample shop", async () => {
  const account = { email: "cliente@example.com", password: "pecacerta", ecommerce: "pecacerta" };
  const { Bearer: token } = await callApi("POST /login", { body: account });
  const published = await fetch(`${shopUrl()}${WIRE_PREFIX}/openapi.json`);
  const { paths } = (await published.json()) as { paths: Record<string, { get?: Described }> };
  const reads = Object.entries(paths).flatMap(([path, { get }]) =>
    get && !UNNAMED.includes(get.operationId) ? [{ path: exampleOf(path, get), name: get.operationId }] : [],
  );
  expect(reads.length).toBeGreaterThan(40);
  const told = await Promise.all(
    reads.map(async ({ path, name }) => `${name} ${(await requestApi(`GET ${path}`, { token })).status}`),
  );
  expect(told.filter((answer) => !answer.endsWith(" 200"))).toEqual([]);
});

/** The address of a call with the examples of all that it needs. */
function exampleOf(path: string, { parameters = [] }: Described): string {
  const needed = parameters.filter((one) => one.required && one.in !== "header");
  const sampleOf = ({ example, schema }: Parameter) => String(example ?? schema.items?.examples?.[0]);
  const query = needed.filter((one) => one.in === "query").map((one) => [one.name, sampleOf(one)]);
  const place = needed.reduce((at, one) => at.replace(`{${one.name}}`, encodeURIComponent(sampleOf(one))), path);
  return `${place.slice(WIRE_PREFIX.length)}?${new URLSearchParams(query)}`;
}

/** The page's shell blocks in their order, each under the heading that it stands below. */
function scriptOf(written: string): string {
  const lines = [TOLD];
  let isShell = false;
  for (const line of written.split("\n")) {
    const [, call, status] = /^### `(\w+ \S+)` → (\d+)$/.exec(line) ?? [];
    if (call) lines.push(`echo '# ${call} ${status}' >&2`);
    else if (line.startsWith("```")) isShell = line === "```sh";
    else if (isShell) lines.push(line);
  }
  return lines.join("\n");
}

async function run(script: string): Promise<Section[]> {
  const shell = spawn("bash", ["-c", script], {
    env: { PATH: process.env.PATH, SITE: shopUrl(), MAILS: process.env.SHOP_MAIL_URL },
  });
  shell.stdout.resume();
  const sections: Section[] = [];
  for (const line of (await text(shell.stderr)).trim().split("\n")) {
    const [first = "", ...rest] = line.split(" ");
    if (first !== "#") sections.at(-1)?.asked.push([first, ...rest]);
    else sections.push({ call: rest.slice(0, 2).join(" "), status: rest[2] ?? "", asked: [] });
  }
  return sections;
}

/** Whether a request was this call. */
function placeOf(call: string): (request: string) => boolean {
  const [method, path = ""] = call.split(" ");
  const place = `${shopUrl()}${WIRE_PREFIX}${path.replace(/\{\w+\}/g, "[^/?]+")}`;
  const whole = new RegExp(`^${method} ${place}(\\?.*)?$`);
  return (request) => whole.test(request);
}
