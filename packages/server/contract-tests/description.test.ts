import { staffCalls } from "@pecacerta/contract/admin/calls";
import { isCacheableCall, type StaffCall, WIRE_PREFIX } from "@pecacerta/contract/call";
import { describeResponses } from "@pecacerta/contract/responses";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestInstallation, type TestInstallation } from "../testing/database.ts";
import { allCalls } from "./call-requests.ts";
import { type ApiDescription, jsonPointer, readDescription } from "./openapi-description.ts";

let context: TestInstallation;
let description: ApiDescription;
let faultOf: (place: string, value: unknown) => string | null;
beforeAll(async () => {
  context = await openTestInstallation();
  ({ description, faultOf } = await readDescription(context.app));
});
afterAll(() => context.close());

const pathOf = (path: string) => WIRE_PREFIX + path.replace(/:(\w+)/g, "{$1}");

/** Every object in the description and where it stands. */
function* objectsIn(value: unknown, ...steps: string[]): Generator<[Record<string, unknown>, string[]]> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield [value as Record<string, unknown>, steps];
  for (const [name, inner] of Object.entries(value)) yield* objectsIn(inner, ...steps, name);
}

describe("the published contract", () => {
  test("of the staff's calls is apart, and has exactly these", async () => {
    const { paths } = (await context.app.inject("/ecommerce/admin/openapi.json")).json() as ApiDescription;
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId, security }]) => ({
        call: `${method.toUpperCase()} ${path} ${operationId}`,
        isOpen: security?.length === 0,
      })),
    );
    const known = Object.entries<StaffCall>(staffCalls).map(([name, { method, path, access }]) => ({
      call: `${method} ${pathOf(path)} ${name}`,
      isOpen: access === "visitor",
    }));
    const byCall = (one: { call: string }, other: { call: string }) => (one.call < other.call ? -1 : 1);
    expect(listed.sort(byCall)).toEqual(known.sort(byCall));
    expect(Object.keys(description.paths).filter((path) => path.includes("/admin/"))).toEqual([]);
  });

  test("is OpenAPI 3.1 and has exactly the calls of the contract with all their statuses", () => {
    expect(description.openapi).toBe("3.1.0");
    expect(Object.keys(description.components.securitySchemes)).toEqual(["bearer"]);
    const output = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    );
    const known = allCalls.map(([name, { method, path }]) => `${method.toLowerCase()} ${pathOf(path)} ${name}`);
    expect(output.sort()).toEqual(known.sort());
    for (const [name, call] of allCalls) {
      const statuses = [...Object.keys(describeResponses(call)), ...(isCacheableCall(call) ? ["304"] : [])];
      const { responses = {} } = description.paths[pathOf(call.path)]?.[call.method.toLowerCase()] ?? {};
      expect([name, ...Object.keys(responses).sort()]).toEqual([name, ...statuses.sort()]);
    }
  });

  test("describes the parameters, header, body encodings and token of each call", () => {
    for (const [name, call] of allCalls) {
      const output = description.paths[pathOf(call.path)]?.[call.method.toLowerCase()];
      const parameters = output?.parameters ?? [];
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
      expect(parameters.filter((one) => one.in === "path").map((one) => one.name)).toEqual(inPath);
      expect(parameters.filter((one) => one.in === "path").every((one) => one.required)).toBe(true);
      expect(
        parameters.some((one) => one.in === "header" && one.name === "ecommerce"),
        name,
      ).toBe(call.company);
      expect(output?.security, name).toEqual(call.access === "bearer" ? [{ bearer: [] }] : undefined);
      expect(Object.keys(output?.requestBody?.content ?? {}).sort(), name).toEqual(
        call.body ? ["application/json", "application/x-www-form-urlencoded"] : [],
      );
      const key = parameters.find((one) => one.name === "idempotency-key");
      expect(key?.required, name).toBe(call.headers ? name === "checkout" : undefined);
    }
  });

  test("has no unresolved reference and no unused schema", () => {
    const text = JSON.stringify(description);
    const referred = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name),
    );
    expect([...referred].sort()).toEqual(Object.keys(description.components.schemas).sort());
    expect(text.match(/"\$ref":"(?!#\/components\/schemas\/\w+")/)).toBeNull();
  });

  test("has examples that match their schemas", () => {
    let tried = 0;
    for (const [shape, steps] of objectsIn(description)) {
      const parameter = "schema" in shape && "example" in shape;
      if (!parameter && !Array.isArray(shape.examples)) continue;
      // A property may be called `examples`; none is.
      const place = jsonPointer(...steps, ...(parameter ? ["schema"] : []));
      for (const example of parameter ? [shape.example] : (shape.examples as unknown[])) {
        tried++;
        expect([place, faultOf(place, example)]).toEqual([place, null]);
      }
    }
    expect(tried).toBeGreaterThan(50);
  });

  test("is shown as a page whose policy allows no external resource", async () => {
    const page = await context.app.inject("/ecommerce/docs/");
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toMatch(/default-src 'self';.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/https?:|unsafe|swagger\.io/);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|https?:/);
    for (const [, file] of page.body.matchAll(/(?:src|href)="\.\/([^"]+)"/g)) {
      const response = await context.app.inject(`/ecommerce/docs/${file}`);
      expect([file, response.statusCode]).toEqual([file, 200]);
      expect(response.headers["x-content-type-options"]).toBe("nosniff");
    }
    expect((await context.app.inject("/ecommerce/docs")).statusCode).toBe(200);
  });
});
