import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security.ts";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("the policy names every inline script of the page by its hash, and nothing else", () => {
  const html =
    '<script>one()</script><script src="/a.js"></script><script type="module" async="">two()\nthree()</script>';
  const policy = contentSecurityPolicy(html);
  expect(policy).toContain(`script-src 'self' ${hashOf("one()")} ${hashOf("two()\nthree()")};`);
  expect(policy).not.toContain("unsafe");
  expect(policy.match(/sha256-/g)).toHaveLength(2);
});
