import type { FitmentDoubt, FitVerdict } from "@pecacerta/rules/fitment";

/** Word for word what the storefront says: its test compares them. */
export const SHOPPER_VERDICTS: Readonly<Record<FitVerdict, string>> = {
  serves: "Serve no seu {vehicle}",
  "serves-with-note": "Serve no seu {vehicle}, com observação",
  universal: "Uso universal · confira a especificação",
  "does-not-serve": "Não serve no seu {vehicle}",
  unknown: "Não temos a aplicação para o {vehicle}: confirme com a loja",
};

export const SHOPPER_DOUBTS: Readonly<Record<FitmentDoubt, string>> = {
  year: "Confira o ano-modelo",
  engine: "Só no motor {value}: confira o seu",
  fuel: "Só com combustível {value}: confira o seu",
  body: "Só na carroceria {value}: confira a sua",
  version: "Depende da versão: confira a sua",
};

export const SHOPPER_TEXTS = {
  toCheck: "Confira se serve no seu {vehicle}",
  notListed: "Seu veículo não está entre os que o fabricante lista para esta peça.",
  noEvidence: "O fabricante não informa em que veículos esta peça serve.",
  excluded: "Não serve com {value}: confira o seu",
} as const;
