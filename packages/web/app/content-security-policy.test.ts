import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, createNonce, replaceNonceWithHashes } from "./content-security-policy.ts";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("the policy lists the hashes of scripts with the nonce, and the page no longer contains it", () => {
  const nonce = createNonce();
  const { html, policy } = replaceNonceWithHashes(
    `<script nonce="${nonce}">one()</script><link rel="modulepreload" href="/a.js" nonce="${nonce}"/>` +
      `<script nonce="${nonce}" src="/a.js"></script><script type="module" nonce="${nonce}" async="">two("é")\nthree()</script>`,
    nonce,
  );
  expect(html).toBe(
    '<script>one()</script><link rel="modulepreload" href="/a.js"/>' +
      '<script src="/a.js"></script><script type="module" async="">two("é")\nthree()</script>',
  );
  expect(policy).toContain(`script-src 'self' ${hashOf("one()")} ${hashOf('two("é")\nthree()')};`);
  expect(policy).not.toContain("unsafe");
});

test.each([
  "<script>evil()</script>",
  '<script nonce="">evil()</script>',
  '<script nonce="guessed">evil()</script>',
  '<script data-nonce="NONCE">evil()</script>'.replace("NONCE", createNonce()),
  '<script type="module" async="">evil()</script>',
  "<script>evil()//",
  "<SCRIPT>evil()</SCRIPT>",
  "<svg><script>evil()</script></svg>",
])("an injected script is not allowed: %s", (planted) => {
  const nonce = createNonce();
  const own = `<script nonce="${nonce}">own()</script>`;
  const { policy } = replaceNonceWithHashes(`<p>${planted}</p>${own}<p>${planted}</p>${own}`, nonce);
  expect(policy).toContain(`script-src 'self' ${hashOf("own()")};`);
});

test("every nonce is new, and a page without scripts allows none", () => {
  expect(createNonce()).not.toBe(createNonce());
  expect(contentSecurityPolicy([])).toContain("script-src 'self';");
});
