import { expect, test } from "vitest";
import { scriptsLast } from "./scripts-last.ts";

const page = (head: string, body = "") => Buffer.from(`<html><head>${head}</head><body>${body}</body></html>`);

test("scripts are asked for after everything that a page is painted with, and without haste", () => {
  const [one, other] = ["a", "b"].map((name) => `<link rel="modulepreload" href="/${name}.js"/>`);
  const [slowOne, slowOther] = ["a", "b"].map((n) => `<link rel="modulepreload" fetchPriority="low" href="/${n}.js"/>`);
  const styles = '<title>ã</title><link rel="stylesheet" href="/c.css"/>';
  expect(`${scriptsLast(page(`${one}${other}${styles}`))}`).toBe(`${page(`${styles}${slowOne}${slowOther}`)}`);
});

test("what stands in the body stays as it is, and so does what is no page", () => {
  const written = '&lt;link rel="modulepreload"&gt;<link rel="modulepreload" href="/x.js"/>';
  expect(`${scriptsLast(page("", written))}`).toBe(`${page("", written)}`);
  expect(`${scriptsLast(Buffer.from("nothing"))}`).toBe("nothing");
});
