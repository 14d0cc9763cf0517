import sharp from "sharp";
import { expect, test } from "vitest";
import { renderSvg } from "./render-svg.ts";
import { createShareImage } from "./share-image.ts";

const BLUE = [5, 5, 255];
const GROUND = [243, 245, 247];

test.each([
  ["wide picture is cut to shape", 1600, 600, BLUE],
  ["tall picture stands whole on the ground", 800, 1060, GROUND],
])("a %s", async (_, width, height, corner) => {
  const picture = await sharp({ create: { width, height, channels: 3, background: "#0505ff" } })
    .webp()
    .toBuffer();
  const image = sharp(await createShareImage(picture));
  expect(await image.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const pixels = await image.raw().toBuffer();
  const colorAt = (offset: number) => [...pixels.subarray(offset, offset + 3)];
  const isNear = (one: number[], other: number[]) => one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 8);
  expect(isNear(colorAt(0), corner)).toBe(true);
  expect(isNear(colorAt((315 * 1200 + 600) * 3), BLUE)).toBe(true);
});

test("an SVG is drawn at the size that is asked for", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 56 56"><path d="M0 0h40v40H0z"/></svg>';
  expect(await sharp(await renderSvg(svg, 180)).metadata()).toMatchObject({ format: "png", width: 180, height: 180 });
});
