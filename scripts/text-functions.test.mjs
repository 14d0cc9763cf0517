import { join } from "node:path";
import { growsLikeItsInput, repeatUpTo } from "@pecacerta/rules/testing/cost-growth";
import { expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { exportedFunctions, functionsOf, readsText } from "./text-functions.mjs";

const SLOW_MACHINE_MS = 600_000;
const LENGTH = 8000;

// Words and signs of what people type and paste, and what text can hold besides.
const PIECES = [
  ..."aáK10 -/.,;:@+#%&'\"\\|=_²½ﬃ\n\t\u0301\u200b",
  ..."-- a@ a. +55 (11) <b> %41 &a= filter_a- 1;2;3\n AB123456785BR\n 1.000,00 Rua_a,1- Gol_1.0_8V_ 🚗 a-a \\\\".split(
    " ",
  ),
];

const typeOf = (param) =>
  param
    .replace(/^.*?:/s, "")
    .replace(/=[^>].*$/s, "")
    .trim();

/** A form whose fields are all the text. */
const formOf = (text) => new Proxy({}, { get: () => text });

/** Arguments by the type of their parameter. Every field of a form is the text. */
const ARGUMENTS = [
  [/^string( \| null)?( \| undefined)?$|^(number \| string|string \| number)\b/, (text) => text],
  [/^readonly \(?string\b.*\[\]$/, (text) => text.split(" ")],
  [/Input\b|^Record<TrackOrderField, string>$/, formOf],
  [/^(number|Centavos|VehicleType|\(typeof IMAGE_WIDTHS\)\[number\])$/, () => 1],
  [/ \| null$/, () => null],
];

const FILTER_KINDS = ["check", "color", "radio", "range", "rating", "vehicle"];
const ADDRESS_FIELDS = `firstName lastName city state postcode email phone street number complement district`.split(
  " ",
);

/** Functions with other parameters, and those that read a whole text of another kind. */
const CALLS = new Map([
  ["attributeWords", (run, text) => run([{ name: text, values: [{ name: text }] }], text)],
  ["attributeValueWords", (run, text) => run([{ name: text, values: [{ name: text }] }], text)],
  ["attributeValue", (run, text) => run({ kind: "number", unit: "mm", choices: [] }, text)],
  ["replaceText", (run, text) => run(text, { find: text.slice(0, 200), replacement: "x" })],
  ["formatVehicleName", (run, text) => run({ family: text, engine: text, year: 2000 })],
  ["parseFilter", (run, text) => FILTER_KINDS.map((kind) => run(kind, text))],
  ["buildWhatsappLink", (run, text) => run("11987654321", text)],
  ["buildWhatsappDraft", (run, text) => run(text, text, ...text.split(" "))],
  ["parseAddressForm", (run, text) => run(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text])))],
  ["toAddressFormErrors", (run, text) => run({ [text]: text })],
  ["maskPersonalField", (run, text) => ["email", "phone", "street", "postcode"].map((kind) => run(kind, text))],
  ["storedImageUrl", (run, text) => run(text)],
  ["isInWords", (run, text) => run(new Set([text]), text)],
  ["contradictsNote", (run, text) => run(text, { model: text, fuel: text })],
  ["splitWords", (run, text) => run(text)],
  ["splitNormalized", (run, text) => run(text, [])],
  ["findPartStarts", (run, text) => run(text.split(" ").map((word) => ({ names: [word], isOfOther: false })))],
  ["spellOutQuery", (run, text) => run(text, false)],
  ["createKindJudge", (run, text) => run([{ part: text, kind: text }], text.split(" "))(text)],
  ["withoutFieldName", (run, text) => run(text, "cep")],
  ["withUnit", (run, text) => run({ slug: text, name: text }, "mm", text)],
]);

/** They compare an id or a whole value, or hold it. */
const COMPARE_ONLY = new Set(
  `withoutAddress matchAcceptedBids removeFromCompare selectGarageVehicle withoutGarageVehicle changeFilter ownProperty refuse
  stockChange fitmentCoverage withoutEndedSale invalidPrices findChoice toSelectedVehicle removeFromWishlist buildWhatsappReference`.split(
    /\s+/,
  ),
);

const toArgument = (param, text) => ARGUMENTS.find(([type]) => type.test(typeOf(param)))?.[1](text);
const isCallable = ({ name, params }) =>
  CALLS.has(name) || params.every((param) => ARGUMENTS.some(([type]) => type.test(typeOf(param))));

// The reader of fitment texts has a test with its own vocabulary.
const functions = exportedFunctions(join(rootDir, "packages/rules/src"))
  .filter(({ file, name }) => !file.startsWith("fitment-text/") && !COMPARE_ONLY.has(name))
  .filter(readsText);

test("the test can call every function of rules that reads text", () => {
  const unknown = functions.filter((one) => !isCallable(one));
  expect(unknown.map(({ file, name, params }) => `${file} ${name}(${params.join(", ")})`)).toEqual([]);
  expect(functions.length).toBeGreaterThan(90);
  const planted = functionsOf("new.ts", "export const parseOdd = (text: string, how: Odd) => text;");
  expect([planted.every(readsText), planted.some(isCallable)]).toEqual([true, false]);
});

test("functions of rules cost in proportion to their text", { timeout: SLOW_MACHINE_MS }, async () => {
  const slow = [];
  for (const { file, name, params } of functions) {
    const module = await import(join(rootDir, "packages/rules/src", file));
    const call = CALLS.get(name) ?? ((run, text) => run(...params.map((param) => toArgument(param, text))));
    const read = (text) => call(module[name], text);
    // The end fits no pattern, so that each looks for another match.
    for (const piece of PIECES)
      if (!growsLikeItsInput(read, (length) => `${repeatUpTo(piece, length)}!`, LENGTH))
        slow.push(`${name}: ${JSON.stringify(piece)}`);
  }
  expect(slow).toEqual([]);
});
