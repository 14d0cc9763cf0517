/** A text as people type, paste or let the browser fill it in; `stored` is undefined where it is refused. */
export type FieldWriting = { typed: string; stored: string | undefined };

export const accepted = (stored: string, ...all: string[]): FieldWriting[] => all.map((typed) => ({ typed, stored }));
export const refused = (...all: string[]): FieldWriting[] => all.map((typed) => ({ typed, stored: undefined }));

export const PHONE_WRITINGS: readonly FieldWriting[] = [
  ...accepted("11987654321", "11987654321", "(11) 98765-4321", "(11)98765-4321", "11 98765-4321", "11 9 8765-4321"),
  ...accepted("11987654321", "11-98765-4321", "11.98765.4321", " 11 98765 4321 ", "(11) 98765–4321", "11/98765-4321"),
  ...accepted("11987654321", "+5511987654321", "+55 11 98765-4321", "+55 (11) 98765-4321", "55 11 98765-4321"),
  ...accepted(
    "11987654321",
    "5511987654321",
    "0055 11 98765-4321",
    "+55 (0)11 98765-4321",
    "\u202a+55 11 98765-4321\u202c",
  ),
  ...accepted("11987654321", "011 98765-4321", "0 11 98765-4321", "(011) 98765-4321", "0xx11 98765-4321"),
  ...accepted("11987654321", "0 15 11 98765-4321", "(0xx11)98765-4321", "021 11 98765-4321", "11\u00a098765\u20114321"),
  ...accepted("1134567890", "1134567890", "(11) 3456-7890", "+55 11 3456-7890", "551134567890", "0 11 3456-7890"),
  ...accepted("1134567890", "0 41 11 3456-7890"),
  ...accepted("55987654321", "55987654321", "(55) 98765-4321", "+55 55 98765-4321"),
  ...accepted("2121345678", "21 2134-5678", "0 21 21 2134-5678"),
  ...refused("98765-4321", "(62) 00000-0000", "(62) 90000-0000", "(62) 1234-5678", "(20) 98765-4321", "(11) 8765-4321"),
  ...refused("+1 415 555 2671", "+351 912 345 678", "+54 9 11 2345-6789", "00351912345678", "0800 123 4567"),
  ...refused("119876543210", "11 98765-4321 ramal 2", "11 98765-432", "11+987654321", "não tenho"),
];

export const POSTCODE_WRITINGS: readonly FieldWriting[] = [
  ...accepted("74000-100", "74000100", "74000-100", " 74000-100 ", "74.000-100", "74.000100", "74000 100", "74000–100"),
  ...accepted(
    "74000-100",
    "74000—100",
    "74000\u2011100",
    "74000\u2212100",
    "74000\u00a0100",
    "\u200b74000-100",
    "74.000 100",
  ),
  ...accepted("72800-000", "72800-000", "72800000", "72.800-000"),
  ...accepted("76799-999", "76799-999", "76799999", "76.799-999"),
  ...refused("00000-000", "99999-999", "00999-999", "78950-000", "11111111", "77777-777"),
  ...refused("7400010", "740001000", "7400-0100", "74000-10", "74000--100", "74000-1000", "740.00-100", "abcde-fgh"),
  ...refused(
    "17400-000",
    "01310-100",
    "69301-110",
    "72799-999",
    "73000-000",
    "+74000-100",
    "74000-100x",
    "CEP",
    "74,000-100",
  ),
];

export const SIGN_IN_CODE_WRITINGS: readonly FieldWriting[] = [
  ...accepted("012345", "012345", "012 345", " 012345 ", "012-345", "012–345", "0 1 2 3 4 5", "０１２３４５"),
  ...refused("", " ", "12345", "1234567", "12345a", "O12345", "-", "012.345", "\u200B012345"),
];

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

export const TAX_ID_WRITINGS: readonly FieldWriting[] = [
  ...accepted("52998224725", "52998224725", "529.982.247-25", " 529.982.247-25 ", "529 982 247 25", "529982247-25"),
  ...accepted(
    "52998224725",
    "529.982.247.25",
    "529-982-247-25",
    "529.982.247–25",
    "529.982.247/25",
    "529\u00a0982\u00a0247\u00a025",
  ),
  ...accepted(
    "52998224725",
    "529.982.247\u201125",
    "529982247 25",
    "529.98224725",
    "\u200b52998224725",
    "529. 982. 247 - 25",
  ),
  ...accepted("11144477735", "11144477735", "111.444.777-35", "111 444 777-35"),
  ...accepted("11222333000181", "11222333000181", "11.222.333/0001-81", " 11 222 333 0001 81", "11.222.333/0001–81"),
  ...accepted("12ABC34501DE35", "12ABC34501DE35", "12.ABC.345/01DE-35", "12.abc.345/01de-35", "12abc34501de35"),
  ...refused("11.222.333/0001-80", "12.ABC.345/01DE-36", "00.000.000/0000-00", "112223330001811", "12.ABC.345/01DE-3"),
  ...accepted("12345678909", "12345678909", "123.456.789-09"),
  ...accepted("00070074003", "00070074003", "000.700.740-03"),
  ...refused(
    "529.982.247-24",
    "52998224726",
    "111.111.111-11",
    "00000000000",
    "99999999999",
    "529.982.247-2",
    "5299822472",
  ),
  ...refused(
    "529.982.247-255",
    "529982247250",
    "529.982.247-2x",
    "52998224725a",
    "CPF",
    "529,982,247-25",
    "+52998224725",
  ),
  ...refused("70074053", "5.2998224725e10", "529.982.247-25 / 1", "abc.def.ghi-jk"),
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
