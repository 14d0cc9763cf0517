import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { IMAGE_WIDTHS, imageUrlAtWidth, mailImageUrl } from "@pecacerta/rules/gallery";
import { expect, test } from "vitest";
import { sampleBrands } from "./brands.ts";
import { boxImage, PICTURES } from "./pictures.ts";
import { SCENE_PICTURES, WIDE_PICTURES } from "./scene-pictures.ts";
import { sampleShops } from "./shop.ts";
import { BLOG_POSTS } from "./texts/blog-texts.ts";

const folder = join(import.meta.dirname, "../pictures");
const files = readdirSync(folder);
const bytesOf = (name: string) => statSync(join(folder, name)).size;
const shops = sampleShops();
const products = shops.flatMap(({ products }) => products);

const inBothFormats = (address: string) => [address, address.replace(/\.webp$/, ".avif")];
const everyWidth = (address: string) =>
  address.endsWith(".webp")
    ? IMAGE_WIDTHS.flatMap((width) => inBothFormats(imageUrlAtWidth(address, width)))
    : [address];

/** Every image file that a page of the sample shops may request. */
const referenced = new Set(
  [
    ...products.flatMap(({ images }) => images.flatMap(everyWidth)),
    ...shops.flatMap(({ categories }) => categories.flatMap(({ image }) => (image ? everyWidth(image) : []))),
    ...BLOG_POSTS.flatMap(({ image }) => everyWidth(image)),
    ...Object.entries(WIDE_PICTURES).flatMap(([name, sizes]) =>
      sizes.flatMap(({ width }) => inBothFormats(`/pictures/${name}-${width}.webp`)),
    ),
    ...shops.flatMap(({ company: { logotipo } }) => (logotipo ? [logotipo, mailImageUrl(logotipo) ?? ""] : [])),
    ...sampleBrands().map(({ image }) => image),
    ...["car", "motorcycle", "truck"].map((kind) => `/pictures/vehicle-${kind}.svg`),
  ].map((address) => basename(address)),
);

test("every referenced image exists in every width, as AVIF and WebP", () => {
  expect([...referenced].filter((name) => !files.includes(name))).toEqual([]);
});

test("every image file is referenced", () => {
  expect(files.filter((name) => !referenced.has(name))).toEqual([]);
});

test("every product has three views, its box, and an image of each other color", () => {
  for (const { sku, images, options } of products) {
    const views = images.map((image) => /-([abc])-800\.webp$/.exec(image)?.[1] ?? image);
    expect(views.slice(0, 4).join(" ")).toBe(`a b c ${boxImage(sku)}`);
    const colors = options.flatMap(({ type, values }) => (type === "color" ? values : []));
    for (const { image } of colors) expect(images).toContain(image);
    expect(images).toHaveLength(colors.length > 0 ? 3 + colors.length : 4);
    // The first picture shows a color that can be chosen.
    if (colors.length > 0) expect(colors.map(({ image }) => image)).toContain(images[0]);
  }
  expect(PICTURES.length).toBeGreaterThanOrEqual(30);
});

test("a box shows the part number and bar code of its product", () => {
  for (const { sku, partNumber, attributes } of products) {
    const box = readFileSync(join(folder, basename(boxImage(sku))), "utf8");
    const code = attributes.find(({ slug }) => slug === "bar-code")?.value;
    expect(box, `${sku}: run \`npm run draw -w @pecacerta/sample-pictures -- lines\``).toContain(`>${partNumber}<`);
    expect(box).toContain(`>${code}<`);
  }
});

test("products of different brands never share an image of a labeled part", () => {
  const makers = new Map<string, Set<string>>();
  for (const { brand, images } of products) {
    const first = images[0] ?? "";
    makers.set(first, (makers.get(first) ?? new Set()).add(brand));
  }
  const shared = [...makers].filter(([, brands]) => brands.size > 1).map(([image]) => basename(image));
  // Drums have no label.
  expect(shared).toEqual(["brake-drum-truck-a-800.webp"]);
});

test("images are small: 25 kB at 800 pixels, 40 kB for wide images, 20 MB in all", () => {
  const limits: [ending: RegExp, most: number][] = [
    [/-160\.\w+$/, 4_000],
    [/-[a-c]-400\.\w+$/, 12_000],
    [/-[a-c]-800\.\w+$/, 25_000],
    [/\.(webp|avif)$/, 40_000],
    [/\.svg$/, 5_000],
    [/^logo-.*\.png$/, 8_000],
  ];
  const heavy = files.filter((name) => bytesOf(name) > (limits.find(([ending]) => ending.test(name))?.[1] ?? 0));
  expect(heavy).toEqual([]);
  expect(files.reduce((all, name) => all + bytesOf(name), 0)).toBeLessThanOrEqual(20_000_000);
});

test("every blog scene is used by an article", () => {
  expect(BLOG_POSTS.map(({ image }) => basename(image))).toEqual(
    expect.arrayContaining(SCENE_PICTURES.map((name) => `${name}-800.webp`)),
  );
});
