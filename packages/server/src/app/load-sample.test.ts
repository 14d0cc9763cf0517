import { describe, expect, test } from "vitest";
import { unwrapOutcome } from "../../testing/database.ts";
import { readConfig } from "../platform/config/config.ts";
import { shouldLoadSample } from "./load-sample.ts";

const url = "postgresql://loja:segredo@db.example.com/loja";

describe("the first start", () => {
  test.each<[string, Record<string, string>, boolean]>([
    ["with nothing configured", {}, true],
    ["with a local ORIGIN", { ORIGIN: "http://localhost:3000" }, true],
    ["with SAMPLE=off", { SAMPLE: "off" }, false],
    ["on an own database", { DATABASE_URL: url }, false],
    ["on an own database with SAMPLE=on", { DATABASE_URL: url, SAMPLE: "on" }, true],
    ["that others can reach", { HOST: "0.0.0.0" }, false],
    ["with a public ORIGIN", { ORIGIN: "https://loja.example.com" }, false],
    ["that others can reach, with SAMPLE=on", { HOST: "0.0.0.0", SAMPLE: "on" }, true],
  ])("%s: loads the sample: %#", (_, environment, expected) => {
    expect(shouldLoadSample(unwrapOutcome(readConfig(environment)))).toBe(expected);
  });
});
