import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { WIRE_PREFIX } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import { expect, test } from "@playwright/test";
import { createStaff } from "./admin-staff.ts";
import { callApi, requestApi, shopUrl } from "./api.ts";

const readDocs = (name: string) => readFile(join(import.meta.dirname, "..", "docs", name), "utf8");
// Prints status, method and URL of every request to stderr; the page's own commands stay unchanged.
const CURL_FUNCTION = `curl() { command curl --max-time 20 -w '%{stderr}%{http_code} %{method} %{url_effective}\\n' "$@"; }`;

type Section = { call: string; status: string; requests: string[][] };

test("every call has an example in docs/api.md that works on the sample shop", async () => {
  const sections = await run(extractScript(await readDocs("api.md")));
  expect(sections.map(({ call }) => call).sort()).toEqual(
    Object.values(calls)
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`)
      .sort(),
  );
  expect(sections.filter(isWrong)).toEqual([]);
});

test("every example in docs/api-admin.md works for an owner", async () => {
  const { email, password, codeAt } = await createStaff("owner");
  const staff = { STAFF_EMAIL: email, STAFF_PASSWORD: password, STAFF_CODE: codeAt(new Date()) };
  const sections = await run(extractScript(await readDocs("api-admin.md")), staff);
  expect(sections.length).toBeGreaterThan(10);
  expect(sections.filter(isWrong)).toEqual([]);
});

function isWrong({ call, status, requests }: Section): boolean {
  const matches = callMatcher(call);
  return !requests.some(([answered, method, url]) => answered === status && matches(`${method} ${url}`));
}

/** Calls that need a mailed token, an order, a configured service, or that delete data. */
const WITHOUT_EXAMPLE = ["confirmEmail", "orderByToken", "vehicleByVin", "removeVehicleByGet"];

type Shape = { examples?: unknown[]; items?: Shape };
type Parameter = { name: string; in: string; required?: boolean; example?: unknown; schema: Shape };
type DescribedOperation = { operationId: string; parameters?: Parameter[] };

test("the examples of the OpenAPI document exist in the sample shop", async () => {
  const account = { email: "cliente@example.com", password: "pecacerta", ecommerce: "pecacerta" };
  const { Bearer: token } = await callApi("POST /login", { body: account });
  const published = await fetch(`${shopUrl()}${WIRE_PREFIX}/openapi.json`);
  const { paths } = (await published.json()) as { paths: Record<string, { get?: DescribedOperation }> };
  const operations = Object.entries(paths).flatMap(([path, { get }]) =>
    get && !WITHOUT_EXAMPLE.includes(get.operationId) ? [{ path: examplePath(path, get), name: get.operationId }] : [],
  );
  expect(operations.length).toBeGreaterThan(40);
  const statuses = await Promise.all(
    operations.map(async ({ path, name }) => `${name} ${(await requestApi(`GET ${path}`, { token })).status}`),
  );
  expect(statuses.filter((answer) => !answer.endsWith(" 200"))).toEqual([]);
});

/** The path of a call with its example parameters. */
function examplePath(path: string, { parameters = [] }: DescribedOperation): string {
  const needed = parameters.filter((one) => one.required && one.in !== "header");
  const exampleOf = ({ example, schema }: Parameter) => String(example ?? schema.items?.examples?.[0]);
  const query = needed.filter((one) => one.in === "query").map((one) => [one.name, exampleOf(one)]);
  const filledPath = needed.reduce(
    (result, one) => result.replace(`{${one.name}}`, encodeURIComponent(exampleOf(one))),
    path,
  );
  return `${filledPath.slice(WIRE_PREFIX.length)}?${new URLSearchParams(query)}`;
}

/** The shell blocks of the page in order, with their headings. */
function extractScript(markdown: string): string {
  const lines = [CURL_FUNCTION];
  let isShell = false;
  for (const line of markdown.split("\n")) {
    const [, call, status] = /^### `(\w+ \S+)` → (\d+)$/.exec(line) ?? [];
    if (call) lines.push(`echo '# ${call} ${status}' >&2`);
    else if (line.startsWith("```")) isShell = line === "```sh";
    else if (isShell) lines.push(line);
  }
  return lines.join("\n");
}

async function run(script: string, variables: Record<string, string> = {}): Promise<Section[]> {
  const shell = spawn("bash", ["-c", script], {
    env: { PATH: process.env.PATH, SITE: shopUrl(), MAILS: process.env.SHOP_MAIL_URL, ...variables },
  });
  shell.stdout.resume();
  const sections: Section[] = [];
  for (const line of (await text(shell.stderr)).trim().split("\n")) {
    const [first = "", ...rest] = line.split(" ");
    if (first !== "#") sections.at(-1)?.requests.push([first, ...rest]);
    else sections.push({ call: rest.slice(0, 2).join(" "), status: rest[2] ?? "", requests: [] });
  }
  return sections;
}

/** Returns a function that tests whether a request belongs to this call. */
function callMatcher(call: string): (request: string) => boolean {
  const [method, path = ""] = call.split(" ");
  const url = `${shopUrl()}${WIRE_PREFIX}${path.replace(/\{\w+\}/g, "[^/?]+")}`;
  const pattern = new RegExp(`^${method} ${url}(\\?.*)?$`);
  return (request) => pattern.test(request);
}
