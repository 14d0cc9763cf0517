import { expect, test } from "vitest";
import { toModelChoices } from "./vehicle-choices.ts";

test("[VP-05] an unknown version stands before the versions of its family", () => {
  const models = [
    { nome: "Gol 1.0 Flex 12V 5p", codigo: 5 },
    { nome: "GOLF 1.4 TSI", codigo: 6 },
    { nome: "Fox 1.6 Mi Total Flex 8V 5p", codigo: 7 },
  ];
  const choices = toModelChoices(models, [{ nome: "Gol", codigo: 1_000_000_001 }]);
  expect(choices.map(({ code, label }) => [code, label])).toEqual([
    ["7", "Fox 1.6 8V Flex"],
    ["1000000001", "Gol · não sei a versão"],
    ["5", "Gol 1.0 12V Flex"],
    ["6", "Golf TSI 1.4"],
  ]);
});
