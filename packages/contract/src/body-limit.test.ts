import { expect, test } from "vitest";
import { z } from "zod";
import { staffCalls } from "./admin/calls.ts";
import { bodyLimitOf, largestBody, STRANGER_BODY_BYTES } from "./body-limit.ts";
import { type Call, isStaffCall } from "./call.ts";
import { calls } from "./calls.ts";
import { listField } from "./fields.ts";
import { longTextField, textField } from "./text-fields.ts";

const withBody = [...Object.entries<Call>(calls), ...Object.entries<Call>(staffCalls)].filter(([, { body }]) => body);

const callWith = (body: z.ZodType, access: "public" | "staff"): Call =>
  ({ method: "POST", path: "/x", summary: "", tags: [], access, company: true, body, responses: {} }) as never;

test.each(withBody)("%s: its largest body is read, or the call says how much is", (_, call) => {
  const largest = largestBody(call);
  if (call.maxBodyBytes === undefined) expect(largest).toBeLessThanOrEqual(bodyLimitOf(call));
  else expect(call.maxBodyBytes, "the fields allow less").toBeLessThan(largest);
  // Nobody may make a process parse more at once, strangers much less.
  expect(bodyLimitOf(call)).toBeLessThanOrEqual(isStaffCall(call) ? 4_000_000 : 750_000);
});

test.each(withBody.filter(([, call]) => isStaffCall(call) && !call.company))(
  "%s reads a small body, as its sender may have no session",
  (_, call) => expect(bodyLimitOf(call)).toBeLessThanOrEqual(STRANGER_BODY_BYTES),
);

test("the largest body is as long as a real one with characters of three bytes", () => {
  const body = z.object({
    name: textField(7),
    rows: listField(z.object({ text: longTextField(20), n: z.int() }), 0, 3),
  });
  const row = { text: "€".repeat(20), n: Number.MAX_SAFE_INTEGER };
  const sent = { name: "€".repeat(7), rows: [row, row, row] };
  expect(body.safeParse(sent).success).toBe(true);
  const json = Buffer.byteLength(JSON.stringify(sent));
  const form = new URLSearchParams([
    ["name", sent.name],
    ...sent.rows.flatMap(({ text, n }, index) => [
      [`rows[${index}][text]`, text],
      [`rows[${index}][n]`, String(n)],
    ]),
  ] as [string, string][]).toString().length;
  for (const [access, length] of [
    ["staff", json],
    ["public", form],
  ] as const) {
    const largest = largestBody(callWith(body, access));
    expect(largest).toBeGreaterThanOrEqual(length);
    expect(largest).toBeLessThan(length * 1.3);
  }
});

test("a field without a limit is found", () => {
  for (const field of [z.string(), z.array(z.int()), z.record(z.string(), z.string()), z.any()])
    expect(largestBody(callWith(z.object({ field }), "staff"))).toBe(Number.POSITIVE_INFINITY);
});
