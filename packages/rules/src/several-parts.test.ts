import { expect, test } from "vitest";
import { findPartStarts } from "./several-parts.ts";

const split = (text: string): string[] => {
  const words = text.split(" ").filter((word) => word !== "de");
  const behindLink = [...text.matchAll(/ de (\w+)/g)].map(([, word]) => word);
  const starts = findPartStarts(words.map((word) => ({ names: [word], isOfOther: behindLink.includes(word) })));
  return [0, ...starts].map((start, at) => words.slice(start, starts[at]).join(" "));
};

test.each([
  "disco pastilha",
  "pastilhas discos",
  "filtro ar, oleo",
  "filtro oleo, ar, cabine",
  "filtro oleo, filtro ar",
  "oleo motor, filtro",
  "kit embreagem, pastilha",
  "pastilha, kit embreagem",
  "pastilha dianteira, disco traseiro",
  "bieleta barra estabilizadora, terminal direcao, pivo",
  "rolamento roda, pastilha",
  "correia dentada, bomba dagua",
  "sensor pastilha, disco",
  "embreagem, pastilha",
  "amortecedor dianteiro, traseiro",
  "farol direito, esquerdo",
  "amortecedor, oleo motor",
  "correia poliv, embreagem",
  "lonas freio, feixe molas",
  "kit embreagem, disco freio",
  "correia alternador, bomba dagua",
])("%s are parts of their own", (parts) => {
  const [text, expected] = parts.includes(",")
    ? [parts.replaceAll(",", ""), parts.split(", ")]
    : [parts, parts.split(" ")];
  expect(split(text)).toEqual(expected);
});

test.each([
  "disco freio",
  "disco embreagem",
  "embreagem disco",
  "cubo roda",
  "kit embreagem",
  "filtro oleo",
  "oleo filtro",
  "correia alternador",
  "rolamento alternador",
  "terminal bateria",
  "cabo vela",
  "coxim amortecedor",
  "radiador oleo",
  "amortecedor capo",
  "pastilha kit",
  "farol dianteiro direito",
  "correia poliv alternador",
  "palheta limpador",
  "mola amortecedor",
  "pivo bandeja",
  "kit embreagem plato disco rolamento",
  "disco de pastilha",
])("%s is one part", (text) => expect(split(text)).toEqual([text.replace(" de ", " ")]));
