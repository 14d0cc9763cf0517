import { expect, test } from "vitest";
import { createKindJudge, partKindsIn } from "./part-kinds.ts";

test.each([
  ["filtro separador delivery", ["separador"]],
  ["filtro de ar", ["ar"]],
  ["filtro gol decantador", ["decantador"]],
  ["bomba injetora s10", ["injetora"]],
  ["bomba do lavador gol", ["lavador"]],
  ["capa da correia", ["correia"]],
  ["correia polia gol", []],
  ["filtro e bomba", []],
  ["pastilha com sensor", []],
  ["filtro oleo, bomba hidraulica", ["hidraulica"]],
  ["rolamento dianteiro", []],
  ["oleo lubrificante", []],
  ["palheta limpador", []],
  ["filtro bosch", []],
  ["gol 2012", []],
])("the kinds of %j are %j", (query, kinds) => expect(partKindsIn(query).map(({ kind }) => kind)).toEqual(kinds));

test.each([
  ["filtro separador", "Filtro de óleo VW Gol", true],
  ["filtro separador", "Filtro blindado VW Gol", false],
  ["filtro separador", "Filtro separador de água", false],
  ["rolamento cubo", "Rolamento de roda", false],
  ["cabo vela", "Jogo de cabos de ignição", false],
  ["bobina eletroventilador", "Bobina de ignição", true],
])("beside %j, %j is another kind: %s", (query, name, isOther) =>
  expect(createKindJudge(partKindsIn(query), query.split(" ").slice(0, 1))(name)).toBe(isOther),
);
