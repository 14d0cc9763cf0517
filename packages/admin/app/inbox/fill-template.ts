export type TemplateValues = { nome: string; produto: string; loja: string };

/** Puts the values in the place of `{nome}`, `{produto}` and `{loja}`; other braces stay. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replaceAll(/\{(nome|produto|loja)\}/g, (_, name: keyof TemplateValues) => values[name]);

/** The name that a person is greeted with: `Maria` of `Maria S.` */
export const firstName = (author: string): string => author.trim().split(/\s+/)[0] ?? "";
