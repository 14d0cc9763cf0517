import { expect, test } from "vitest";
import { storedImageName, storedImageUrl, storedImageUrls, storedImageWidths } from "./image-upload.ts";

const NAME = "0123456789abcdef0123";

test.each([
  [null, null, 800],
  [300, 400, 800],
  [800, 1060, 800],
  [801, 300, 1600],
  [300, 1061, 1600],
  [1600, 2120, 1600],
])("an image of %s x %s pixels has files up to a width of %i", (width, height, largest) => {
  expect(storedImageWidths({ width, height })).toEqual([160, 400, 800, 1600].filter((each) => each <= largest));
  const url = storedImageUrl(NAME, { width, height });
  expect(url).toBe(`/pictures/${NAME}-${largest}.webp`);
  expect(storedImageUrls(NAME)).toContain(url);
  expect(storedImageName(url)).toBe(NAME);
});

test("other addresses name no stored image", () => {
  expect(storedImageUrls(NAME)).toEqual([`/pictures/${NAME}-800.webp`, `/pictures/${NAME}-1600.webp`]);
  for (const url of ["/pictures/disc-800.webp", `/pictures/${NAME}-400.webp`, `/pictures/${NAME}-1600.webp.png`])
    expect(storedImageName(url), url).toBeUndefined();
});
