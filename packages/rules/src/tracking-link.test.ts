import { expect, test } from "vitest";
import { findShipmentErrors, normalizeTrackingCode, trackingLink } from "./tracking-link.ts";

const PAGE = "https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR";

test.each([
  ["Correios", "AA123456785BR", PAGE],
  ["correios - SEDEX", "aa 123 456 785 br", PAGE],
  ["PAC", "AA123456785BR", PAGE],
  ["", "AA123456785BR", PAGE],
  ["Jadlog", "AA123456785BR", undefined],
  ["Pacote Rápido", "AA123456785BR", undefined],
  ["Correios", "", undefined],
  ["Correios", "1234567", undefined],
  ["Correios", "AA123456785BR&x=1", undefined],
])("the code of %j %j leads to %j", (carrier, tracking, link) => {
  expect(trackingLink(carrier, tracking)).toBe(link);
});

test.each([
  ["BR 123 456 789 BR", "BR123456789BR"],
  [" br123456789br ", "BR123456789BR"],
  ["BR\u00a0123456789\tBR", "BR123456789BR"],
  ["BR-123.456.789-BR", "BR123456789BR"],
  ["  JL  77 / b ", "JL 77 / b"],
  ["1234 5678", "1234 5678"],
  ["   ", ""],
])("the code %j is kept as %j", (typed, code) => expect(normalizeTrackingCode(typed)).toBe(code));

test.each(["", " ", "AA123456785BR", "aa 123 456 785 br", " 77 ", "JL-77", "2026/118", "1.234-5", "XPTO"])(
  "%j may be the code of a shipment",
  (tracking) => expect(findShipmentErrors({ tracking })).toEqual({}),
);

test.each([
  '=HYPERLINK("x")',
  "+5562",
  "-12",
  "@SUM(1)",
  "/AA1",
  "AA1;AA2",
  "AA1\u0007=1",
  "<b>AA1</b>",
  "Código",
  "AA_1",
])("%j is no code of a shipment", (tracking) =>
  expect(findShipmentErrors({ tracking })).toEqual({ tracking: "INVALID_TRACKING_CODE" }),
);
