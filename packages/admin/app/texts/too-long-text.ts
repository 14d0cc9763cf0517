import { cleanParagraphs } from "@pecacerta/rules/text";

/** What a field says of a text that is longer than its call accepts. */
export function tooLongText(text: string, max: number): string | undefined {
  const { length } = cleanParagraphs(text);
  if (length <= max) return undefined;
  const [most, typed] = [max, length].map((count) => count.toLocaleString("pt-BR"));
  return `O texto pode ter até ${most} caracteres e tem ${typed}.`;
}
