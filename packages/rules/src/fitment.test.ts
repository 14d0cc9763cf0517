import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  FITMENT_VERDICTS,
  type Fitment,
  type FitVehicle,
  fitmentWeight,
  judgeFitment,
  NO_END_YEAR,
  VERDICT_TONES,
} from "./fitment.ts";

const YEAR = 2026;

const gol: FitVehicle = {
  type: 1,
  make: "VW",
  family: "Gol",
  model: "Gol 1.6 Power 8V",
  year: 2014,
  fuel: "Gasolina",
  engine: "1.6 8V",
  codFipe: "005340-6",
};
const row = (fields: Partial<Fitment> = {}): Fitment => ({
  type: 1,
  make: "VW",
  family: "Gol",
  yearFrom: 2010,
  yearTo: 2016,
  ...fields,
});
const judge = (rows: Fitment[], vehicle = gol, compatibility: "all" | "unknown" | "listed" = "listed") =>
  judgeFitment({ compatibility, fitments: rows }, vehicle, YEAR);
const verdict = (...input: Parameters<typeof judge>) => judge(...input).verdict;

describe("without a matching row, the compatibility of the product decides", () => {
  test.each([
    ["all", "universal"],
    ["unknown", "unknown"],
    ["listed", "does-not-serve"],
  ] as const)("[GR-03] %s is %s", (compatibility, expected) => {
    expect(judge([], gol, compatibility)).toEqual({ verdict: expected, row: null, doubts: [] });
    expect(verdict([row({ family: "Fox" })], gol, compatibility)).toBe(expected);
  });
});

describe("a single row", () => {
  test.each<[string, Partial<Fitment>, string]>([
    ["its family and year", {}, "serves"],
    ["its last year", { yearTo: 2014 }, "serves"],
    ["its first year", { yearFrom: 2014 }, "serves"],
    ["the years before it", { yearTo: 2013 }, "does-not-serve"],
    ["the years after it", { yearFrom: 2015 }, "does-not-serve"],
    ["all years from one on", { yearTo: NO_END_YEAR }, "serves"],
    ["another type of vehicle", { type: 2 }, "does-not-serve"],
    ["another make", { make: "Fiat" }, "does-not-serve"],
    ["its model, without a family", { model: "Gol 1.6 Power 8V", family: "" }, "serves"],
    ["another model of its family", { model: "Gol 1.0 Mi" }, "does-not-serve"],
    ["its price-table code", { codFipe: "005340-6", family: "", model: "anything" }, "serves"],
    ["another price-table code", { codFipe: "005341-4", model: "Gol 1.6 Power 8V" }, "does-not-serve"],
    ["its engine, in any case", { engine: "1.6 8v" }, "serves"],
    ["another engine", { engine: "1.0 8V" }, "does-not-serve"],
    ["its fuel", { fuel: "gasolina" }, "serves"],
    ["another fuel", { fuel: "Diesel" }, "does-not-serve"],
    ["with a note", { note: "Somente com ABS" }, "serves-with-note"],
    ["that excludes it", { excluded: true }, "does-not-serve"],
    ["with conditions left empty", { engine: "", fuel: "", body: "", note: "", codFipe: "", model: "" }, "serves"],
  ])("[GR-03] %s", (_, fields, expected) => {
    const fitment = row(fields);
    const judged = judge([fitment]);
    expect(judged).toMatchObject({ verdict: expected, doubts: [] });
    expect(judged.row).toBe(expected === "does-not-serve" && !fields.excluded ? null : fitment);
  });

  test.each<[string, Partial<Fitment>, Partial<FitVehicle>, string[]]>([
    ["an engine, for a vehicle of unknown engine", { engine: "1.6 8V" }, { engine: "" }, ["engine"]],
    ["a less precise engine", { engine: "1.6" }, {}, ["engine"]],
    ["a more precise engine", { engine: "1.6 8V Turbo" }, {}, ["engine"]],
    ["a fuel, for a vehicle of unknown fuel", { fuel: "Diesel" }, { fuel: "" }, ["fuel"]],
    ["flex, which the price table calls petrol", { fuel: "Flex" }, {}, ["fuel"]],
    ["a body, which the price table does not know", { body: "Sedan" }, {}, ["body"]],
    ["a body that no model's name says", { body: "Cross" }, { model: "Gol Hatch 1.6" }, ["body"]],
    ["flex alone, for a vehicle of one of its fuels", { fuel: "Flex" }, { fuel: "Álcool" }, ["fuel"]],
    ["petrol, for a flex-fuel vehicle", { fuel: "Gasolina" }, { model: "Gol 1.6 Total Flex 8V" }, ["fuel"]],
    ["two conditions at once", { body: "Sedan", engine: "1.6" }, {}, ["engine", "body"]],
  ])("[GR-03] %s gives a note", (_, fields, vehicle, doubts) => {
    const fitment = row(fields);
    expect(judge([fitment], { ...gol, ...vehicle })).toEqual({ verdict: "serves-with-note", row: fitment, doubts });
  });

  test.each<[string, Partial<Fitment>, Partial<FitVehicle>, string]>([
    ["flex", { fuel: "Flex" }, { model: "Gol 1.6 Power Total Flex 8V" }, "serves"],
    ["flex, without a fuel", { fuel: "Flex" }, { model: "Celta 1.0 FlexPower", fuel: "" }, "serves"],
    ["diesel, of flex", { fuel: "Diesel" }, { model: "Gol 1.6 Total Flex 8V" }, "does-not-serve"],
    ["a diesel with a name like flex", { fuel: "Diesel" }, { model: "Flex 2.8", fuel: "Diesel" }, "serves"],
    ["its body", { body: "Sedan" }, { model: "Prisma Sed. LT 1.4" }, "serves"],
    ["another body", { body: "Hatch" }, { model: "Civic Sedan LXS 1.8" }, "does-not-serve"],
    ["a body, of a model with a name like it", { body: "Hatch" }, { model: "HB20S 1.0" }, "serves-with-note"],
    ["one of two bodies", { body: "Hatch" }, { model: "Gol Hatch/Sedan Sedan Hatch" }, "serves-with-note"],
  ])("[GR-03] %s is judged by what the model's name says", (_, fields, vehicle, expected) => {
    expect(verdict([row(fields)], { ...gol, ...vehicle })).toBe(expected);
  });

  test("[GR-03] a new vehicle (32000) is of this year or the next", () => {
    const isNew = { ...gol, year: 32000 };
    const upTo = (yearTo: number) => judge([row({ yearTo })], isNew);
    expect([upTo(NO_END_YEAR).verdict, upTo(YEAR + 1).verdict, upTo(YEAR - 1).verdict]).toEqual([
      "serves",
      "serves",
      "does-not-serve",
    ]);
    expect(upTo(YEAR)).toMatchObject({ verdict: "serves-with-note", doubts: ["year"] });
    expect(verdict([row({ yearFrom: YEAR + 2, yearTo: NO_END_YEAR })], isNew)).toBe("does-not-serve");
  });
});

describe("the most specific of several rows decides", () => {
  test("[GR-03] ordered by scope, then conditions, then years", () => {
    const rows = [
      row({ note: "família" }),
      row({ yearFrom: 2014, note: "anos" }),
      row({ engine: "1.6 8V", note: "motor" }),
      row({ model: gol.model, note: "modelo" }),
      row({ codFipe: gol.codFipe, note: "código" }),
    ];
    for (const expected of ["código", "modelo", "motor", "anos", "família"]) {
      expect(judge(rows).row?.note).toBe(expected);
      rows.splice(
        rows.findIndex(({ note }) => note === expected),
        1,
      );
    }
  });

  test("[GR-03] an exclusion outweighs less specific matches", () => {
    const not = row({ excluded: true, engine: "1.6 8V" });
    expect(judge([row(), not])).toEqual({ verdict: "does-not-serve", row: not, doubts: [] });
    expect(verdict([not], gol, "all")).toBe("does-not-serve");
    expect(verdict([row(), not], { ...gol, engine: "1.0 8V" })).toBe("serves");
    expect(verdict([not, row({ model: gol.model })])).toBe("serves");
    expect(verdict([row({ engine: "1.6 8V" }), not])).toBe("does-not-serve");
  });

  test("[GR-03] an unverified exclusion gives a note", () => {
    const not = row({ excluded: true, engine: "1.6 8V" });
    const expected = { verdict: "serves-with-note", row: not, doubts: ["engine"] };
    expect(judge([row(), not], { ...gol, engine: "" })).toEqual(expected);
    expect(judge([not], { ...gol, engine: "" }, "all")).toEqual(expected);
    expect(verdict([not], { ...gol, engine: "" })).toBe("does-not-serve");
    expect(verdict([not], { ...gol, engine: "" }, "unknown")).toBe("unknown");
  });

  test("[GR-03] unverified rows that agree with the deciding row change nothing", () => {
    const general = row();
    expect(judge([row({ engine: "1.6 8V" }), general], { ...gol, engine: "" })).toEqual({
      verdict: "serves",
      row: general,
      doubts: [],
    });
    expect(verdict([row({ engine: "1.6 8V" })], { ...gol, engine: "" }, "all")).toBe("universal");
  });
});

describe("a vehicle of unknown version", () => {
  const gol10 = { ...gol, model: "Gol 1.0 Mi", engine: "1.0 8V", codFipe: "005339-2" };
  const any = { ...gol, model: "", engine: "", fuel: "", versions: [gol10, gol] };
  const only16 = row({ engine: "1.6 8V" });

  test("[GR-03] has the verdict that all versions have", () => {
    const ofFamily = row();
    expect(judge([ofFamily], any)).toEqual({ verdict: "serves", row: ofFamily, doubts: [] });
    expect(judge([row({ family: "Fox" })], any)).toEqual({ verdict: "does-not-serve", row: null, doubts: [] });
    expect(judge([row({ excluded: true })], any)).toMatchObject({ verdict: "does-not-serve" });
    expect([verdict([], any, "all"), verdict([], any, "unknown")]).toEqual(["universal", "unknown"]);
  });

  test("[GR-03] has a doubt about the version where the versions differ", () => {
    const depends = { verdict: "serves-with-note", row: only16, doubts: ["version"] };
    expect(judge([only16], any)).toEqual(depends);
    expect(judge([only16], { ...any, versions: [gol, gol10] })).toEqual(depends);
    const not16 = row({ engine: "1.6 8V", excluded: true });
    expect(judge([not16], any, "all")).toEqual({ ...depends, row: not16 });
    expect(judge([not16], any, "unknown")).toEqual({ verdict: "unknown", row: null, doubts: [] });
    expect(judge([row(), { ...only16, note: "Somente com ABS" }], any)).toMatchObject({ doubts: ["version"] });
  });

  test("[GR-03] keeps the doubts of the versions", () => {
    const sedan = row({ engine: "1.6 8V", body: "Sedan" });
    expect(judge([sedan], any)).toEqual({ verdict: "serves-with-note", row: sedan, doubts: ["body", "version"] });
  });
});

const maybe = (...values: string[]) => fc.constantFrom("", ...values);
const anyRow: fc.Arbitrary<Fitment> = fc
  .record({
    type: fc.constantFrom(1, 2),
    make: fc.constantFrom("VW", "Fiat"),
    family: maybe("Gol", "Uno"),
    model: maybe("Gol 1.0", "Gol 1.6"),
    codFipe: maybe("001001-1", "001002-2"),
    body: maybe("Sedan"),
    yearFrom: fc.integer({ min: 2010, max: 2028 }),
    span: fc.constantFrom(0, 1, 3, 8000),
    engine: maybe("1.0", "1.6", "1.6 8V"),
    fuel: maybe("Flex", "Gasolina", "Diesel"),
    note: maybe("ABS"),
    excluded: fc.boolean(),
  })
  .map(({ span, type, ...rest }) => ({ ...rest, type: type as 1 | 2, yearTo: rest.yearFrom + span }));
const anyVehicle: fc.Arbitrary<FitVehicle> = fc
  .record({
    make: fc.constantFrom("VW", "Fiat"),
    family: fc.constantFrom("Gol", "Uno"),
    model: fc.constantFrom("Gol 1.0", "Gol 1.6"),
    codFipe: fc.constantFrom("001001-1", "001002-2"),
    year: fc.constantFrom(2012, 2014, YEAR, 32000),
    engine: maybe("1.0", "1.6", "1.6 8V"),
    fuel: maybe("Flex", "Gasolina", "Diesel", "Álcool"),
  })
  .map((vehicle) => ({ ...vehicle, type: 1 }));
const compatibility = fc.constantFrom("all" as const, "unknown" as const, "listed" as const);
const anyCase = fc.record({ compatibility, fitments: fc.array(anyRow, { maxLength: 6 }), vehicle: anyVehicle });

describe("for any rows and vehicle", () => {
  const holds = (property: (found: ReturnType<typeof judgeFitment>, input: { fitments: Fitment[] }) => void) =>
    fc.assert(
      fc.property(anyCase, ({ vehicle, ...product }) => property(judgeFitment(product, vehicle, YEAR), product)),
      {
        numRuns: 2000,
      },
    );

  test("[GR-03] the verdict is one of five, and its row belongs to the product", () =>
    holds(({ verdict, row }, { fitments }) => {
      expect(FITMENT_VERDICTS).toContain(verdict);
      if (row) expect(fitments).toContain(row);
      if (verdict === "universal" || verdict === "unknown") expect(row).toBeNull();
      if (verdict === "serves") expect(row).toMatchObject({ excluded: false, note: "" });
    }));

  test("[GR-03] only a row that says so makes a verdict a success", () =>
    holds(({ verdict, row }) => {
      if (VERDICT_TONES[verdict] === "success") expect(row).toMatchObject({ excluded: false });
    }));

  test("[GR-03] doubts give a note, and a note has doubts or a text", () =>
    holds(({ verdict, row, doubts }) => {
      const isNote = verdict === "serves-with-note";
      expect(isNote).toBe(doubts.length > 0 || (row?.note !== "" && row?.excluded === false));
    }));

  test("[GR-03] the order of rows and rows of other vehicles change nothing", () => {
    fc.assert(
      fc.property(anyCase, fc.array(anyRow), ({ vehicle, ...product }, strange) => {
        const others = strange.map((row) => ({ ...row, make: "Volvo" }));
        const turned = { ...product, fitments: [...others, ...product.fitments].reverse() };
        expect(judgeFitment(turned, vehicle, YEAR).verdict).toBe(judgeFitment(product, vehicle, YEAR).verdict);
      }),
    );
  });

  test("[GR-03] another exclusion never makes a part fit", () => {
    const isGood = (verdict: string) => !["does-not-serve", "unknown"].includes(verdict);
    fc.assert(
      fc.property(anyCase, anyRow, ({ vehicle, ...product }, one) => {
        const more = { ...product, fitments: [...product.fitments, { ...one, excluded: true }] };
        if (!isGood(judgeFitment(product, vehicle, YEAR).verdict)) {
          expect(isGood(judgeFitment(more, vehicle, YEAR).verdict)).toBe(false);
        }
      }),
    );
  });

  test("[GR-03] a narrower scope weighs more than any condition, a condition more than any span of years", () => {
    fc.assert(
      fc.property(anyRow, anyRow, (one, other) => {
        const rank = ({ codFipe, model, engine, fuel, body }: Fitment) =>
          (codFipe ? 30 : model ? 20 : 10) + [engine, fuel, body].filter(Boolean).length;
        if (rank(one) > rank(other)) expect(fitmentWeight(one)).toBeGreaterThan(fitmentWeight(other));
      }),
    );
  });
});
