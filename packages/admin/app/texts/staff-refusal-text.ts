import { createRefusalText } from "./create-refusal-text.ts";

const TEXTS: Readonly<Record<string, string>> = {
  BAD_REQUEST: "O pedido não pôde ser lido. Recarregue a página e tente de novo.",
  AUTH_UNAUTHORIZED: "Sua sessão terminou. Entre de novo.",
  AUTH_WRONG_PASSWORD: "E-mail ou senha não conferem.",
  WRONG_OWN_PASSWORD: "Senha incorreta.",
  AUTH_WEAK_PASSWORD: "Use uma senha de 12 a 128 caracteres que não seja fácil de adivinhar.",
  SECOND_FACTOR_WRONG: "Código incorreto ou já usado. Confira o relógio do celular e digite o código atual.",
  SECOND_FACTOR_NEEDED: "Falta o código do autenticador.",
  FRESH_SIGN_IN_NEEDED: "Confirme que é você para continuar.",
  FORBIDDEN: "Você não tem permissão para isso nesta empresa.",
  PASSKEY_REFUSED: "Esta chave de acesso não foi aceita. Tente de novo ou entre com a senha.",
  PASSKEY_CANCELED: "A chave de acesso não foi usada. Tente de novo ou escolha outra forma.",
  NOT_FOUND: "Não encontramos o que você pediu.",
  TOKEN_NOT_FOUND: "Este convite venceu ou já foi usado. Peça outro a quem convidou você.",
  PAYLOAD_TOO_LARGE: "Há dados demais para um só envio.",
  UNSUPPORTED_MEDIA_TYPE: "O pedido não pôde ser lido. Recarregue a página e tente de novo.",
  VALIDATION_FAILED: "Confira os campos marcados.",
  ERROR_FORM_REQUIRED: "Preencha este campo.",
  ERROR_FORM_INVALID: "Confira o que você digitou.",
  ERROR_FORM_TOO_LONG: "O texto é longo demais.",
  ERROR_FORM_INCORRECT_EMAIL: "Digite um e-mail válido, como nome@empresa.com.br.",
  TOO_MANY_REQUESTS: "Muitas tentativas seguidas. Aguarde um pouco e tente de novo.",
  INTERNAL_ERROR: "Algo deu errado do nosso lado. Tente de novo.",
  SERVICE_UNAVAILABLE: "O sistema está ocupado. Tente de novo em instantes.",
  NETWORK_ERROR: "Sem conexão. Confira a internet e tente de novo.",
};

/** Of a refusal of a person's own calls. A newer server may send keys that this page does not know. */
export const staffRefusalText = createRefusalText(TEXTS, () => String(TEXTS.INTERNAL_ERROR));
