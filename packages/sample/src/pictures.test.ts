import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brands } from "./brands.ts";
import { HERO, PICTURES } from "./pictures.ts";
import { sampleShops } from "./shop.ts";

const folder = join(import.meta.dirname, "../pictures");
const onDisk = new Set(readdirSync(folder).map((name) => `/pictures/${name}`));
const shops = sampleShops();

test("every picture that the sample names is on the disk, in both sizes", () => {
  const large = shops.flatMap(({ products }) => products.flatMap(({ images }) => images));
  const others = [
    HERO,
    HERO.replace("-1600", "-800"),
    ...large.map((path) => path.replace("-800.webp", "-400.webp")),
    ...shops.flatMap(({ categories }) => categories.flatMap(({ image }) => image ?? [])),
    ...shops.flatMap(({ company }) => company.logotipo ?? []),
    ...brands().map(({ image }) => image),
  ];
  expect([...new Set([...large, ...others])].filter((path) => !onDisk.has(path))).toEqual([]);
});

test("no drawn part is without a product or category that shows it", () => {
  const shown = JSON.stringify(
    shops.map(({ products, categories }) => [products.map(({ images }) => images), categories]),
  );
  expect(PICTURES.filter((name) => !shown.includes(`/pictures/${name}-`))).toEqual([]);
});

test("a picture of a part weighs at most 25 kB", () => {
  const parts = readdirSync(folder).filter((name) => /-[ab]-(400|800)\.webp$/.test(name));
  const heavy = parts.filter((name) => statSync(join(folder, name)).size > 25_000);
  expect(heavy).toEqual([]);
});
