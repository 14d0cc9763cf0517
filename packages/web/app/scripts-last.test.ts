import { expect, test } from "vitest";
import { scriptsLast as withNonce } from "./scripts-last.ts";

const scriptsLast = (html: Buffer<ArrayBuffer>) => withNonce(html, "n1");

const page = (head: string, body = "") => Buffer.from(`<html><head>${head}</head><body>${body}</body></html>`);
const hint = (name: string) => `<link rel="modulepreload" href="/${name}.js"/>`;

const ROUTER = `<script nonce="n1" type="module" async="">import "/manifest.js";
import * as route0 from "/root.js";

  window.routes = {"root":route0};

import("/entry.js");</script>`;

test("scripts are named in the router's script alone, which waits for the paint before it asks for them", () => {
  const styles = '<title>ã</title><link rel="stylesheet" href="/c.css"/>';
  const html = `${scriptsLast(page(`${hint("entry")}${hint("react")}${hint("root")}${styles}`, `<p>á</p>${ROUTER}<p>ç</p>`))}`;
  expect(html).toMatch(`<head>${styles}</head><body><p>á</p><script nonce="n1" type="module" async="">`);
  expect(html).toMatch(/<\/script><p>ç<\/p><\/body><\/html>$/);
  const steps = ["requestAnimationFrame", 'files = ["/entry.js","/react.js","/root.js"], shared = ["/react.js"]'];
  steps.push('rel: "modulepreload"', "await import(file);", 'await import("/manifest.js");');
  steps.push('const route0 = await import("/root.js");', 'window.routes = {"root":route0};', 'import("/entry.js");');
  const places = steps.map((step) => html.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).not.toMatch(/^import /m);
});

test("what is written in a page stays as it is, and so does what has no scripts", () => {
  const written = `&lt;link rel="modulepreload"&gt;${hint("x")}`;
  for (const whole of [page(hint("y"), written), Buffer.from("nothing"), Buffer.from(ROUTER)])
    expect(`${scriptsLast(whole)}`).toBe(`${whole}`);
  expect(`${scriptsLast(page("", written + ROUTER))}`).toContain(written);
});
