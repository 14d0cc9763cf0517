import { companyRefusalText } from "./company-refusal-text.ts";
import { createRefusalText } from "./create-refusal-text.ts";

const TEXTS: Readonly<Record<string, string>> = {
  OPERATOR_ADDRESS: "A empresa tem dono: quem opera a instalação entra pelo acesso de suporte, não por convite.",
  OPERATOR_NOT_FOUND: "Nenhuma pessoa que opera a instalação tem este e-mail.",
  SUPPORT_NOT_FOUND: "Este pedido ou acesso já terminou. Recarregue a página.",
  SUPPORT_OPEN: "Já há um pedido ou acesso de suporte aberto para esta pessoa.",
  HOST_TAKEN: "Este domínio já é de outra empresa ou da própria instalação.",
};

/** Returns the text of a refusal on the pages of the installation and of support access. */
export const installationRefusalText = createRefusalText(TEXTS, companyRefusalText);
