import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rulesIn } from "./rules.ts";

const faces = rulesIn("fonts.css").flatMap(({ sets }) => {
  const descriptor = (descriptorName: string) => sets.find(({ property }) => property === descriptorName)?.value ?? "";
  const [, file = ""] = /^url\("([^"]+)"\) format\("woff2"\)$/.exec(descriptor("src")) ?? [];
  const range = descriptor("unicode-range");
  return range === "" ? [] : { file, has: inRange(range) };
});
const styles = join(import.meta.dirname, "../../../ui/src/styles");
const own = faces.filter(({ file }) => file.startsWith("../fonts/"));
const whole = faces.filter(({ file }) => file.startsWith("@fontsource/"));

const MOST_OF_A_FACE = 11_000;

/** Letters and signs; arrows and such are drawn by whatever the machine has. */
const charactersOf = (text: string) => [...new Set(text.match(/[\p{Script=Latin}\p{Sc}\p{Nd}“”‘’–—…•·°ªº×²³™©®]/gu))];

test("Portuguese pages need only the small font files", () => {
  expect(own).toHaveLength(5);
  const texts = readFileSync(join(import.meta.dirname, "../../messages/pt.json"), "utf8");
  const alphabet = "ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúü";
  for (const { has, file } of own) {
    const missing = charactersOf(texts + alphabet).filter((one) => !has(one));
    expect([file, missing]).toEqual([file, []]);
    expect(statSync(join(styles, file)).size, file).toBeLessThanOrEqual(MOST_OF_A_FACE);
  }
});

test("every other western Latin letter is in exactly one other font file", () => {
  expect(whole).toHaveLength(5);
  for (let code = 0xa0; code <= 0xff; code++) {
    const letter = String.fromCodePoint(code);
    for (const [at, { has }] of own.entries()) expect(has(letter), letter).toBe(!whole[at]?.has(letter));
  }
});

function inRange(range: string): (character: string) => boolean {
  const spans = range.split(",").map((span) => span.trim().slice(2).split("-"));
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return spans.some(([from = "", to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16));
  };
}
