import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconSprite, spriteFile } from "./icon-sprite.ts";

test("every icon that the pages name is drawn, as `npm run draw -w @pecacerta/icons` draws it, and none besides", async () => {
  const sprite = await iconSprite();
  expect(sprite.match(/<symbol /g)?.length).toBeGreaterThan(40);
  expect(readFileSync(spriteFile, "utf8")).toBe(sprite);
});
