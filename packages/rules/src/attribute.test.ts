import { expect, test } from "vitest";
import { attributeValue, withUnit } from "./attribute.ts";

const voltage = { kind: "number", unit: "V", choices: [] } as const;
const side = {
  kind: "choice",
  unit: "",
  choices: [
    { slug: "esquerdo", name: "Esquerdo" },
    { slug: "lado-direito", name: "Direito" },
  ],
} as const;

test("a number is stored with a comma and its unit, however it was typed", () => {
  for (const typed of ["12,5", "12.5", " 12,5 V ", "12.5v"])
    expect(attributeValue(voltage, typed)).toEqual({ slug: "12-5-v", name: "12,5 V" });
  expect(attributeValue({ ...voltage, unit: "" }, "-40")).toEqual({ slug: "menos-40", name: "-40" });
  for (const typed of ["", "doze", "12 A", "V", ",5", "1.2.3", "12 24 V", "--1", "1".repeat(13), "0,1234567"])
    expect(attributeValue(voltage, typed)).toBeUndefined();
});

test("a point before three digits of a number separates thousands", () => {
  const names = ["1.200", "1.200,5", "1.234.567", "-1.200 V", "1200.25", "1,200"].map(
    (typed) => attributeValue(voltage, typed)?.name,
  );
  expect(names).toEqual(["1200 V", "1200,5 V", "1234567 V", "-1200 V", "1200,25 V", "1,2 V"]);
  for (const name of names) expect(attributeValue(voltage, name ?? "")?.name).toBe(name);
});

test("equal numbers are one value", () => {
  for (const typed of ["10", "010", "10,0", "10,", "10,000 V"])
    expect(attributeValue(voltage, typed)?.name).toBe("10 V");
  for (const typed of ["0,5", "00,5", "0,50"]) expect(attributeValue(voltage, typed)?.name).toBe("0,5 V");
  for (const typed of ["0", "-0", "0,00", "-0,0"]) expect(attributeValue(voltage, typed)?.name).toBe("0 V");
  expect(attributeValue(voltage, "100,05")?.name).toBe("100,05 V");
  expect(attributeValue(voltage, "-1.000,50")).toEqual({ slug: "menos-1000-5-v", name: "-1000,5 V" });
});

test("a choice is found by its slug or its name, and nothing else is", () => {
  expect(attributeValue(side, "lado-direito")).toEqual({ slug: "lado-direito", name: "Direito" });
  expect(attributeValue(side, " DIREITO ")).toEqual({ slug: "lado-direito", name: "Direito" });
  for (const typed of ["central", "", "__proto__"]) expect(attributeValue(side, typed)).toBeUndefined();
});

test("a text is any text that has a slug", () => {
  const text = { kind: "text", unit: "", choices: [] } as const;
  expect(attributeValue(text, " Aço inox ")).toEqual({ slug: "aco-inox", name: "Aço inox" });
  expect(attributeValue(text, "…")).toBeUndefined();
});

test("a number follows the unit of its attribute, and what is no number stays", () => {
  expect(withUnit({ slug: "12-v", name: "12 V" }, "V", "volts")).toEqual({ slug: "12-volts", name: "12 volts" });
  expect(withUnit({ slug: "12-v", name: "12 V" }, "V", "")).toEqual({ slug: "12", name: "12" });
  expect(withUnit({ slug: "12", name: "12" }, "", "V")).toEqual({ slug: "12-v", name: "12 V" });
  expect(withUnit({ slug: "12v", name: "12V" }, "V", "volts")).toEqual({ slug: "12-volts", name: "12 volts" });
  expect(withUnit({ slug: "5", name: "12.5" }, "V", "volts")).toEqual({ slug: "12-5-volts", name: "12,5 volts" });
  const range = { slug: "30-a-40-mm", name: "30 a 40 mm" };
  expect(withUnit(range, "mm", "cm")).toEqual(range);
});
