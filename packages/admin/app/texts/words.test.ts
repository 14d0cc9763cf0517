import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("what is gone for ever is excluído, what stays elsewhere is tirado, and nothing is removido", () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const texts = [...readFileSync(join(folder, file), "utf8").matchAll(/"[^"\n]*"|`[^`]*`/g)].join("\n");
    expect(texts, file).not.toMatch(/\bremo(v(er|id[ao]s?|a-)|ção\b)/i);
  }
});
