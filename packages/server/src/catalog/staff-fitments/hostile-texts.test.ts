import { FITMENT_TEXT_LIMITS } from "@pecacerta/rules/fitment-text/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../../testing/database.ts";
import { openStaffTest, type StaffTest } from "../../../testing/open-staff-test.ts";

let staff: StaffTest;
beforeAll(async () => {
  staff = await openStaffTest("catalog");
});
afterAll(() => staff.context.close());

const parse = (text: string) => staff.call("POST", "/fitments/parse", { body: { text } });

/** As much of the piece as a text may have. */
function hostileText(piece: string): string {
  const line = piece.repeat((FITMENT_TEXT_LIMITS.line - 1) / piece.length);
  return `${line}\n`.repeat(FITMENT_TEXT_LIMITS.text / (line.length + 1));
}

test("a text beyond a limit is refused beside its field", async () => {
  const errorOf = async (text: string) => (await parse(text)).errors;
  expect(await errorOf("2/".repeat(24_999))).toEqual({ text: "LINE_TOO_LONG" });
  expect(await errorOf("x".repeat(FITMENT_TEXT_LIMITS.word + 1))).toEqual({ text: "WORD_TOO_LONG" });
  expect(await errorOf("Gol\n".repeat(FITMENT_TEXT_LIMITS.lines + 1))).toEqual({ text: "TOO_MANY_LINES" });
  expect(await errorOf("Gol 2009\n".repeat(6000))).toEqual({ text: "ERROR_FORM_TOO_LONG" });
});

test("another company is answered while two hostile texts are read, and the texts are answered too", async () => {
  const { context } = staff;
  const other = await createTestCompany(context.installation);
  const ask = () =>
    context.app.inject({ method: "GET", url: "/ecommerce/products/all", headers: { ecommerce: other.slug } });
  await Promise.all([parse("Gol 2009"), ask()]);
  const answered: string[] = [];
  const texts = [hostileText("2/"), hostileText("99 a ")].map(async (text) => {
    const { status } = await parse(text);
    answered.push(`text ${status}`);
  });
  await expect.poll(() => context.installation.computePool.threads()).toBeGreaterThan(0);
  const home = ask().then(({ statusCode }) => answered.push(`other company ${statusCode}`));
  await Promise.all([home, ...texts]);
  expect(answered).toEqual(["other company 200", "text 200", "text 200"]);
});
