import fc from "fast-check";
import { expect, test } from "vitest";
import { joinAddressLines, lacksStreetNumber, splitAddressLines } from "./address-lines.ts";
import { NO_NUMBER } from "./street-number.ts";

const parts = (street: string, number: string, complement: string, district: string) => ({
  street,
  number,
  complement,
  district,
});

test.each([
  [parts("Rua das Flores", "10", "", "Centro"), "Rua das Flores, 10", "Centro"],
  [parts("Rua das Flores", "10-B", "Apto 101", "Bela Vista"), "Rua das Flores, 10-B", "Apto 101 - Bela Vista"],
  [parts("Rua 7", NO_NUMBER, "Ao lado do posto", "Setor Oeste"), "Rua 7, s/n", "Ao lado do posto - Setor Oeste"],
  [parts("Rodovia BR-101", "km 12", "", "Zona Rural"), "Rodovia BR-101, km 12", "Zona Rural"],
  [parts("Rua 5, Quadra B", "33", "", "Centro"), "Rua 5, Quadra B, nº 33", "Centro"],
  [parts("Rua 5, Quadra B", NO_NUMBER, "", "Centro"), "Rua 5, Quadra B, nº s/n", "Centro"],
  [parts("Rua 5", "Quadra B, 33", "", "Centro"), "Rua 5, Quadra B, 33", "Centro"],
  [parts("Rua A, 20", "10", "", "Centro"), "Rua A, 20, nº 10", "Centro"],
  [parts("Rua A", "10", "", "Jardim - América"), "Rua A, 10", "— Jardim - América"],
  [parts("Rua A", "10", "Fundos", "Jardim - América"), "Rua A, 10", "Fundos — Jardim - América"],
  [parts("Rua A", "10", "Fundos - casa 2", "Centro"), "Rua A, 10", "Fundos - casa 2 - Centro"],
  [parts("Rua A", "10", "Fundos — casa 2", "Centro"), "Rua A, 10", "Fundos — casa 2 — Centro"],
  [parts("Rua A", "10", "", "Vila A, casa 3"), "Rua A, 10", "— Vila A, casa 3"],
  [parts("Rua A", "10", "", "Bloco C"), "Rua A, 10", "— Bloco C"],
])("[AD-03] the parts of an address are joined to two lines and read again: %j", (one, address1, address2) => {
  expect(joinAddressLines(one)).toEqual({ address1, address2 });
  expect(splitAddressLines({ address1, address2 })).toEqual(one);
});

test("[AD-03] joining and splitting return the same parts", () => {
  const word = fc.stringMatching(/^[A-Z][a-zçãé]{3,10}$/);
  const words = fc.array(word, { minLength: 2, maxLength: 4 }).map((each) => each.join(" "));
  const number = fc.oneof(fc.constant(NO_NUMBER), fc.integer({ min: 1, max: 9999 }).map(String));
  const complement = fc.constantFrom("", "Apto 101", "Sala 2, bloco B", "Perto da padaria");
  fc.assert(
    fc.property(words, number, complement, words, (street, house, extra, district) => {
      const one = parts(street, house, extra, district);
      expect(splitAddressLines(joinAddressLines(one))).toEqual(one);
    }),
  );
});

test.each([
  ["Rua das Flores 10", "", parts("Rua das Flores", "10", "", "")],
  ["Rua das Flores, nº 10", "Fundos", parts("Rua das Flores", "10", "Fundos", "")],
  ["Rua das Flores, 10, apto 3", "Centro", parts("Rua das Flores", "10", "apto 3", "Centro")],
  ["Rua das Flores, S/N", "Sala 12, Bela Vista", parts("Rua das Flores", NO_NUMBER, "Sala 12", "Bela Vista")],
  ["Rua Sete sem número", "Bela Vista, apto 12", parts("Rua Sete", NO_NUMBER, "apto 12", "Bela Vista")],
  ["Rua das Flores, sem nº", "", parts("Rua das Flores", NO_NUMBER, "", "")],
  ["Rua das Flores SN", "", parts("Rua das Flores", NO_NUMBER, "", "")],
  ["Rua das Flores, 123 A, fundos", "", parts("Rua das Flores", "123 A", "fundos", "")],
  ["Avenida Paulista", "Bela Vista", parts("Avenida Paulista", "", "", "Bela Vista")],
  ["Rua 7", "", parts("Rua 7", "", "", "")],
  ["Rua 7 de Setembro", "", parts("Rua 7 de Setembro", "", "", "")],
  ["Rua 1, Quadra 5, Lote 3", "", parts("Rua 1", "Quadra 5, Lote 3", "", "")],
  ["Rodovia BR 101", "", parts("Rodovia BR 101", "", "", "")],
  ["SQS 308 Bloco B", "Asa Sul", parts("SQS 308 Bloco B", "", "", "Asa Sul")],
  ["Rua X SN", "", parts("Rua X", NO_NUMBER, "", "")],
  ["Rua B 100 A", "", parts("Rua B", "100 A", "", "")],
  ["Rua C 15", "", parts("Rua C 15", "", "", "")],
])("lines typed in another way are read: %s | %s", (address1, address2, expected) => {
  expect(splitAddressLines({ address1, address2 })).toEqual(expected);
});

test("[AD-03] only a street without a number behind its name lacks its house number", () => {
  const lacks = (address1: string, address2 = "") => lacksStreetNumber({ address1, address2 });
  expect(["Avenida Paulista", "rua das Flores", "Av. Brasil"].filter((line) => !lacks(line))).toEqual([]);
  const abbreviated =
    "R, R., Al., Tv., Trav., Rod., Estr., Est., Largo, Lg., Pça., Pç, Praça, Viela, Beco, Ladeira".split(", ");
  expect(abbreviated.filter((type) => !lacks(`${type} das Flores`))).toEqual([]);
  expect(abbreviated.filter((type) => lacks(`${type} das Flores, SN`))).toEqual([]);
  expect(["Rua das Flores, casa", "Rua das Flores, fundos"].filter((line) => !lacks(line))).toEqual([]);
  const others =
    "Vila, Vl., Vila da, Tr., Trav. do, Al, Jardim, Jd., Parque, Viaduto, Calçadão, Escadaria, Acesso, Caminho, Largo do";
  expect(others.split(", ").filter((type) => !lacks(`${type} Ouvidor`) || lacks(`${type} Ouvidor, 10`))).toEqual([]);
  const alone = ["Rua", "R.", "Av", "Largo", "Praça", "Vila", "Rua - Centro", "R.das Flores", "Tr. 3", "Vila 7"];
  expect(alone.filter((line) => !lacks(line) || !lacks(line, "Centro"))).toEqual([]);
  const quarters = ["Vila Nova, quadra B, lote C", "Jardim Europa, casa dos fundos", "Parque Industrial, galpão B"];
  expect(quarters.filter((line) => lacks(line))).toEqual([]);
  const placeNames = ["Fazenda Vila Nova", "Alto da Serra", "Restinga", "Estância Velha", "Parquelândia", "Viamão"];
  expect(placeNames.filter((line) => lacks(line))).toEqual([]);
  const complete = ["Avenida Paulista, 900", "Rua das Flores, s/n", "Rua 7, 10", "Sítio Boa Vista", "SQS 308 Bloco B"];
  expect(complete.filter((line) => lacks(line))).toEqual([]);
  expect(lacks("Rua das Flores", "Lote 12")).toBe(false);
  const numbered = ["Rua 7", "Rua 7 de Setembro", "Avenida T-9", "Beco 3", "Rua C 15", "Rodovia BR-153", "Rua 2A"];
  expect(numbered.filter((line) => !lacks(line))).toEqual([]);
  expect(numbered.filter((line) => lacks(`${line}, 10`) || lacks(line, "Quadra 5"))).toEqual([]);
  const placed = ["Rua 7 Quadra 5 Lote 3", "Rodovia BR 101 km 12", "Rua 10 20", "Avenida T-9 n 300"];
  expect(placed.filter((line) => lacks(line))).toEqual([]);
});
