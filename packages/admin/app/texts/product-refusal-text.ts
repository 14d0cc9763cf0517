import { ownProperty } from "@pecacerta/rules/own-property";
import { companyRefusalText } from "./company-refusal-text.ts";

const TEXTS: Readonly<Record<string, string>> = {
  SKU_TAKEN: "Outro produto já tem este SKU.",
  SLUG_TAKEN: "Outro produto já usa este endereço.",
  NOT_PUBLISHABLE: "Falta preencher o que está em “O que falta” antes de publicar.",
  REVISION_NOT_FOUND: "Esta mudança não está mais no histórico.",
  FORBIDDEN: "Você não tem permissão para mudar isso.",
};

/** Of a refusal of a product's calls. */
export const productRefusalText = (refusal: string): string =>
  ownProperty(TEXTS, refusal) ?? companyRefusalText(refusal);
