import { ownProperty } from "@pecacerta/rules/own-property";
import { productRefusalText } from "./product-refusal-text.ts";

/** What is wrong with a value of a field that the form or the server refused. */
const INVALID: Readonly<Record<string, string>> = {
  price: "Digite um valor, por exemplo 1.234,50.",
  compareAtPrice: "Digite um valor maior que o preço.",
  cost: "Digite um valor, por exemplo 1.234,50.",
  saleEndsAt: "Precisa de um “Preço de” e de um dia que ainda não passou.",
  slug: "Este endereço não pode ser usado. Escolha outro.",
  ncm: "O NCM tem 8 números. Confira na nota do fornecedor.",
  warrantyMonths: "Digite os meses, de 0 a 240.",
  weight: "Digite o peso em kg, até 1.000, por exemplo 0,85.",
  box: "De 0,1 a 1.000 cm.",
  tags: "Até 50 etiquetas, cada uma com até 60 letras.",
  categories: "Uma destas categorias não existe mais. Tire-a.",
  type: "Este tipo de produto não existe mais. Escolha outro.",
  images: "Uma destas fotos não existe mais. Exclua-a.",
  options: "Já há outra com este nome.",
  numbers: "Digite letras ou algarismos.",
  minimum: "Digite um número inteiro, de 0 a 1.000.000.",
};

/** `path`: of the field or one of its parts, for example `box.length`. */
export function productFieldError(path: string, error: string): string {
  const [field = ""] = path.split(".");
  return (error === "ERROR_FORM_INVALID" ? ownProperty(INVALID, field) : undefined) ?? productRefusalText(error);
}
