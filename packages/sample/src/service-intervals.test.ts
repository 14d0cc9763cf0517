import { readServiceInterval } from "@pecacerta/rules/service-plan";
import { expect, test } from "vitest";
import { SERVICE_INTERVALS_KM } from "./service-intervals.ts";
import { sampleShops } from "./shop.ts";

const REPLACEMENT = /\btro(?:ca|que)\b[^.,:]*?(?::|a cada)[^.]*?(\d+(?:\.\d{3})*) km/gi;

test("[GR-03] an interval that a text of a product states is that of the service plan", () => {
  const products = sampleShops().flatMap((shop) => shop.products);
  const stated = products.flatMap(({ partNumber, categories, attributes, excerpt, description }) => {
    const general = categories.flatMap((slug) => SERVICE_INTERVALS_KM[slug] ?? []).at(-1);
    const ofPart = readServiceInterval(attributes.map(({ name, value }) => ({ name, values: [{ name: value }] })));
    const texts = [...attributes.map(({ name, value }) => `${name}: ${value}`), excerpt, description];
    const intervals = texts.flatMap((text) => [...text.matchAll(REPLACEMENT)].map(([, km = ""]) => km));
    return general === undefined
      ? []
      : intervals.map((km) => ({ partNumber, km: Number(km.replace(".", "")), planned: ofPart ?? general }));
  });
  expect(stated.length).toBeGreaterThan(20);
  expect(stated.filter(({ km, planned }) => km !== planned)).toEqual([]);
});
