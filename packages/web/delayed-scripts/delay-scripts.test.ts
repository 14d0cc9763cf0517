import { expect, test } from "vitest";
import { delayScripts } from "./delay-scripts.ts";

const preload = '<link rel="modulepreload" href="/assets/root.js" nonce="n1"/>';
const router = '<script nonce="n1" type="module" async="">import "/assets/root.js";</script>';

test("the router's script and its preloads wait for the first paint", () => {
  const html = delayScripts(`<head>${preload}<title>ã</title></head><body>${router}<p>end</p></body>`, "n1");
  expect(html).toMatch('<head><title>ã</title></head><body><script nonce="n1" type="text/plain" async="">import "/ass');
  expect(html).toContain('for (const href of ["/assets/root.js"])');
  expect(html).toMatch(/requestAnimationFrame[^<]*<\/script><p>end<\/p><\/body>$/);
});

test("a page without the router's script stays as it is", () => {
  for (const html of [`<head>${preload}</head><body></body>`, `<head></head>${router.replace("n1", "n2")}`])
    expect(delayScripts(html, "n1")).toBe(html);
});
