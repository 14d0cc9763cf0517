import { FITMENT_TEXT_LIMITS, type FitmentTextExcess } from "@pecacerta/rules/fitment-text/limits";

const count = (limit: keyof typeof FITMENT_TEXT_LIMITS): string => FITMENT_TEXT_LIMITS[limit].toLocaleString("pt-BR");

/** What is too long and where, and what helps. */
export function fitmentTextExcess({ limit, line }: FitmentTextExcess): string {
  switch (limit) {
    case "text":
      return `O texto passa de ${count("text")} caracteres. Cole uma parte de cada vez.`;
    case "lines":
      return `O texto passa de ${count("lines")} linhas. Cole uma parte de cada vez.`;
    case "line":
      return `A linha ${line} passa de ${count("line")} caracteres. Divida-a em linhas menores.`;
    case "word":
      return `A linha ${line} tem uma palavra de mais de ${count("word")} caracteres. Confira o que foi colado.`;
  }
}
