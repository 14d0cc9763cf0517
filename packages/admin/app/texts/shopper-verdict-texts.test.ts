import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SHOPPER_DOUBTS, SHOPPER_TEXTS, SHOPPER_VERDICTS } from "./shopper-verdict-texts.ts";

const messages = JSON.parse(readFileSync(join(import.meta.dirname, "../../../web/messages/pt.json"), "utf8")) as Record<
  string,
  unknown
>;

test("staff see a verdict in the words of the storefront", () => {
  const verdicts = Object.entries(SHOPPER_VERDICTS).map(([verdict, text]) => [
    `fit_${verdict.replaceAll("-", "_")}`,
    text,
  ]);
  const doubts = Object.entries(SHOPPER_DOUBTS).map(([doubt, text]) => [`doubt_${doubt}`, text]);
  const { toCheck, notListed, noEvidence, excluded } = SHOPPER_TEXTS;
  const others = {
    fit_to_check: toCheck,
    fit_not_listed: notListed,
    fit_nobody_says: noEvidence,
    doubt_excluded: excluded,
  };
  expect(messages).toMatchObject({ ...Object.fromEntries([...verdicts, ...doubts]), ...others });
});
