import { companyRefusalText } from "./company-refusal-text.ts";
import { createRefusalText } from "./create-refusal-text.ts";

const TEXTS: Readonly<Record<string, string>> = {
  IMAGE_UPLOADING: "A foto ainda está a caminho. Espere por ela ou cancele o envio.",
  SLUG_TAKEN: "Este endereço já está em uso.",
  NAME_TAKEN: "Este nome já está em uso.",
  CATEGORY_NOT_FOUND: "Esta categoria não existe mais. Recarregue a página.",
  CATEGORY_CYCLE: "Uma categoria não pode ficar dentro dela mesma.",
  CATEGORY_NOT_EMPTY: "A categoria ainda tem produtos ou outras categorias. Mova-os antes.",
  TOO_MANY_PRODUCTS: "Isso mudaria mais de 500 produtos de uma vez, o que ainda não é possível.",
  BRAND_NOT_FOUND: "Esta marca não existe mais. Recarregue a página.",
  BRAND_IN_USE: "Há produtos desta marca. Dê outra marca a eles antes.",
  PRODUCT_TYPE_NOT_FOUND: "Este tipo não existe mais. Recarregue a página.",
  PRODUCT_TYPE_IN_USE: "Há produtos deste tipo. Dê outro tipo a eles antes.",
  ATTRIBUTE_NOT_FOUND: "Este atributo não existe mais. Recarregue a página.",
  ATTRIBUTE_IN_USE: "Há produtos com este atributo ou com esta opção. Mude os produtos antes.",
};

/** Of a refusal of a call on categories, brands, product types or attributes. */
export const structureRefusalText = createRefusalText(TEXTS, companyRefusalText);
