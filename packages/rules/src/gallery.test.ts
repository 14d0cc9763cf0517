import fc from "fast-check";
import { expect, test } from "vitest";
import { clampSlide, IMAGE_SIZE, imageUrlAtWidth, orderForDirection } from "./gallery.ts";

test("[GA-04] right-to-left pages reverse the order of images", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (images) => {
      expect(orderForDirection(images, "ltr")).toEqual(images);
      expect(orderForDirection(images, "rtl").toReversed()).toEqual(images);
    }),
  );
});

test("[GA-05] [GA-06] the slider stops at both ends; images are 400 by 530", () => {
  expect(IMAGE_SIZE).toEqual({ width: 400, height: 530 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(29), fc.integer({ min: -40, max: 40 }), (count, at, steps) => {
      const next = clampSlide(Math.min(at, count - 1), steps, count);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThan(count);
    }),
  );
  expect([clampSlide(0, -1, 3), clampSlide(2, 1, 3), clampSlide(1, 1, 3)]).toEqual([0, 2, 2]);
});

test("an image URL is changed to another width; other URLs stay as they are", () => {
  expect(imageUrlAtWidth("/pictures/abc-400.webp", 160)).toBe("/pictures/abc-160.webp");
  expect(imageUrlAtWidth("/pictures/abc-160.webp", 800)).toBe("/pictures/abc-800.webp");
  expect(imageUrlAtWidth("/pictures/abc-1600.webp", 800)).toBe("/pictures/abc-800.webp");
  for (const url of ["/pictures/brake.svg", "/pictures/abc-400.webp/x", "https://cdn.example/abc-400.webp"])
    expect(imageUrlAtWidth(url, 160)).toBe(url);
});
