import type { ProductDraft } from "../product-draft.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** Two lines for a card: what it is for and the two values a mechanic asks first. */
export function buildExcerpt({ line, measure, label }: ProductDraft): string {
  const values = line.specs
    .slice(0, 2)
    .map((spec, at) => `${lowerFirst(spec)} ${inSentence(measure.values[at] ?? "")}`);
  const purpose = label ? `${line.part} para ${label}` : line.part;
  return `${purpose}: ${values.join(", ")}. Garantia: ${lowerFirst(line.warranty)}.`;
}

/** Plain text; a blank line parts the paragraphs. */
export function buildDescription(article: ProductDraft, brandName: string, dice: SeededRandom): string {
  const { line, measure, name } = article;
  const table = line.specs.map((spec, at) => `${spec}: ${measure.values[at]}`).join("\n");
  const paragraphs = [
    `${name}, da ${brandName}. ${dice.pick(line.about)}`,
    `Dados técnicos\n${table}\nConteúdo: ${lowerFirst(line.kit ?? "unidade")}`,
    applicationText(article),
    `Montagem\n${line.advice}`,
    `Garantia: ${lowerFirst(line.warranty)}.${line.certified ? " Item com certificação compulsória do INMETRO: confira o selo na embalagem." : ""}`,
  ];
  return paragraphs.join("\n\n");
}

function applicationText({ compatibility, fitments }: ProductDraft): string {
  if (compatibility === "all")
    return "Aplicação\nUso universal: serve em todos os veículos que pedem esta especificação.";
  if (compatibility === "unknown")
    return "Aplicação\nConfira a especificação no manual do veículo ou fale com o balcão.";
  const served = fitments.filter(({ excluded, model }) => !excluded && !model);
  const lines = served.map(({ make, family, engine, yearFrom, yearTo, onwards }) =>
    [make, family, engine, onwards ? `de ${yearFrom} em diante` : `de ${yearFrom} a ${yearTo}`]
      .filter(Boolean)
      .join(" "),
  );
  const position = fitments[0]?.position ? `\nPosição: ${lowerFirst(fitments[0].position)}` : "";
  const quantity = fitments[0]?.quantity ? `\nQuantidade por veículo: ${fitments[0].quantity}` : "";
  return `Aplicação\n${lines.join("\n")}${position}${quantity}`;
}

// A word loses its capital inside a sentence; codes such as GL-5 or M14 keep theirs.
const inSentence = (value: string) => (/^\p{Lu}\p{Ll}+( |$)/u.test(value) ? lowerFirst(value) : value);

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
