import { accepted, type FieldWriting, refused } from "./field-writings.ts";

const PLOTS = [
  ..."Qd 12 Lt 5;qd 12 lt 5;Quadra 10 Lote 8;QUADRA 10, LOTE 8;Quadra 5 Lote 3;QD. 5, LT. 12 CASA 2;Qd. 12 - Lt. 5".split(
    ";",
  ),
  ..."Qd12 Lt5;QD12LT5;Qd.12/Lt.5;Q 12 L 5;Q12 L5;Qda. 7 Lt. 9;Quadra 10-A Lote 8;Quadra A Lote 5;Qd 3 Lt 10/11".split(
    ";",
  ),
  ..."Bloco B 302;Bloco B;Bl. C, Casa 4;Lote 3;Lote 15;LT 15-A;Lote nº 15;Casa 12;Conjunto 3 Casa 12;Conj. B Lote 7".split(
    ";",
  ),
  ..."Quadra 104 Norte Lote 5;Módulo 2 Lote 8;Chácara 12;Qd 01 Lt 02 Casa 03;Quadra 12 Conjunto C Lote 9".split(";"),
];

/** House numbers beside a street without a complement; what follows the number belongs to the complement. */
export const STREET_NUMBER_WRITINGS: readonly FieldWriting[] = [
  ...accepted("10", "10", " 10 ", "nº 10", "n° 10", "no 10", "N. 10", "n10", "número 10", "num. 10", "# 10", "10,"),
  ...accepted("1234", "1234", "1.234", "nº 1.234"),
  ...accepted("123 A", "123 A", "123  A"),
  ...accepted("123A", "123A"),
  ...accepted("123-A", "123-A"),
  ...PLOTS.flatMap((plot) => accepted(plot, plot)),
  ...accepted("10-B", "10-B"),
  ...accepted("10/12", "10/12"),
  ...accepted("km 12", "km 12", "KM 12", "Km12"),
  ...accepted("km 12,5", "km 12,5"),
  ...accepted(
    "s/n",
    "s/n",
    "S/N",
    "SN",
    "sn",
    "S.N.",
    "s/nº",
    "s/n°",
    "S / N",
    "sem número",
    "Sem Numero",
    "sem nº",
    "0",
  ),
  ...refused(
    "casa",
    "fundos",
    "A",
    "apto 3",
    "lote",
    "qda",
    "Quadra",
    "Qd Lt",
    "Bloco Novo",
    "Lote 123456",
    "Qd 5 perto da praça",
    "não tem",
    "-",
    "10 e 12",
    "1234567",
    "dez",
    "?",
  ),
];

export const CITY_WRITINGS: readonly FieldWriting[] = [
  ...accepted("Goiânia", "Goiânia", " Goiânia ", "Goiânia\u00a0", "\u200bGoiânia", "Goiânia\t"),
  ...["Santa Bárbara d'Oeste", "Embu-Guaçu", "Ji-Paraná", "Não-Me-Toque", "Ipê", "Brasília (Gama)"].flatMap((city) =>
    accepted(city, city),
  ),
  ...accepted("São Paulo", "São  Paulo", "São\u00a0Paulo"),
  ...refused("", " ", "-", ".", "123", "74000-100", "Goi\nânia", "Goi\u0000ânia", "a".repeat(101)),
];

/** Complements without a district, which shares their line. */
export const COMPLEMENT_WRITINGS: readonly FieldWriting[] = [
  ...["", "Apto 12", "Sala 3, bloco B", "Ao lado do mercado – portão azul", "Cond. Flamboyant – torre 2"].flatMap(
    (text) => accepted(text, text),
  ),
  ...["Fundos, ".repeat(10), "x".repeat(80), "x".repeat(81), "x".repeat(200)].flatMap((text) => accepted(text, text)),
  ...accepted("x".repeat(200), ` ${"x".repeat(200)} `),
  ...refused("x".repeat(201), "Entregar na portaria. ".repeat(12), `${"Bloco B ".repeat(40)}fim`),
];

export const COUNTRY_WRITINGS: readonly FieldWriting[] = [
  ...accepted("BR", "", " ", "BR", "br", " Br "),
  ...accepted("PT", "pt"),
  ...refused("B", "BRA", "Brasil", "55", "B1", "ÇA", "B\nR", "ZZ", "EU", "UK", "AA"),
];
