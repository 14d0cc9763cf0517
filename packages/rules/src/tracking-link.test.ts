import { expect, test } from "vitest";
import { trackingLink } from "./tracking-link.ts";

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
