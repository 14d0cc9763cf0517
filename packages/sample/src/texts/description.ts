import { formatMakeName } from "@pecacerta/rules/model-name";
import type { ProductDraft } from "../product-draft.ts";
import type { SampleFitment } from "../sample-types.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** The purpose of a product and its first two technical values. */
export function buildExcerpt({ line, measure, label }: ProductDraft): string {
  const values = line.specs.slice(0, 2).map((spec, at) => specPhrase(lowerFirst(spec), measure.values[at] ?? ""));
  const purpose = label ? `${line.part} para ${label}` : line.part;
  return `${purpose}: ${values.join(", ")}. Garantia: ${lowerFirst(line.warranty)}.`;
}

/** Plain text with a blank line between paragraphs. */
export function buildDescription(draft: ProductDraft, brandName: string, random: SeededRandom): string {
  const { line, measure, name } = draft;
  const table = line.specs.map((spec, at) => `${spec}: ${measure.values[at]}`).join("\n");
  const paragraphs = [
    `${name}, da ${brandName}. ${random.pick(line.about)}`,
    `Dados técnicos\n${table}\nConteúdo: ${lowerFirst(line.kit ?? "unidade")}`,
    applicationText(draft),
    `Montagem\n${line.advice}`,
    `Garantia: ${lowerFirst(line.warranty)}.${line.certified ? " Item com certificação compulsória do INMETRO: confira o selo na embalagem." : ""}`,
  ];
  return paragraphs.join("\n\n");
}

function applicationText({ line, compatibility, fitments }: ProductDraft): string {
  if (compatibility === "all")
    return "Aplicação\nUso universal: serve em todos os veículos que pedem esta especificação.";
  if (compatibility === "unknown")
    return "Aplicação\nConfira a especificação no manual do veículo ou fale com o balcão.";
  const fitting = fitments.filter(({ excluded, model }) => !excluded && !model);
  const lines = fitting.map(({ make, family, engine, yearFrom, yearTo, onwards }) =>
    [formatMakeName(make), family, engine, onwards ? `de ${yearFrom} em diante` : `de ${yearFrom} a ${yearTo}`]
      .filter(Boolean)
      .join(" "),
  );
  const position = fitments[0]?.position ? `\nPosição: ${lowerFirst(fitments[0].position)}` : "";
  const quantity = fitments[0]?.quantity ? `\nQuantidade: ${packages(line, fitments[0])}` : "";
  return `Aplicação\n${lines.join("\n")}${position}${quantity}`;
}

/** For example `1 jogo por eixo`, `2 unidades por veículo`. */
function packages({ kit = "" }: ProductDraft["line"], { quantity, position }: SampleFitment): string {
  const [noun, plural] = /^Jogo/.test(kit) ? ["jogo", "jogos"] : /^Par/.test(kit) ? ["par", "pares"] : UNIT;
  const scope = position === "Dianteira" || position === "Traseira" ? "eixo" : "veículo";
  return `${quantity} ${quantity === 1 ? noun : plural} por ${scope}`;
}

const UNIT = ["unidade", "unidades"];

/** For example `11 peças`, `espuma de 6 mm`, `viscosidade 5W-30`. */
function specPhrase(spec: string, value: string): string {
  if (/^\d+$/.test(value) && value !== "1" && spec.endsWith("s")) return `${value} ${spec}`;
  return /^[\d,.]+ \p{L}+$/u.test(value) ? `${spec} de ${value}` : `${spec} ${inSentence(value)}`;
}

// Words become lower case inside a sentence; codes such as GL-5 or M14 do not.
const inSentence = (value: string) => (/^\p{Lu}\p{Ll}+( |$)/u.test(value) ? lowerFirst(value) : value);

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
