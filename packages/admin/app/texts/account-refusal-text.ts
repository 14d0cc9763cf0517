import { createRefusalText } from "./create-refusal-text.ts";
import { staffRefusalText } from "./staff-refusal-text.ts";

const TEXTS: Readonly<Record<string, string>> = {
  PASSKEY_EXISTS: "Este aparelho já tem uma chave de acesso da sua conta.",
  PASSKEY_NOT_FOUND: "Esta chave de acesso já foi excluída. Recarregue a página.",
  TOO_MANY_PASSKEYS: "Você já tem 20 chaves de acesso. Remova uma antes.",
  LAST_FACTOR: "Sua função pede uma segunda prova. Configure outra antes de excluir esta.",
  SESSION_NOT_FOUND: "Esta sessão já terminou.",
  INVITATION_WAITS:
    "Este convite ainda não vale. Ele passa a valer um dia depois de enviado, ou antes, se um dono da loja permitir.",
};

/** Returns the text of a refusal on the pages of one's own account and of an invitation. */
export const accountRefusalText = createRefusalText(TEXTS, staffRefusalText);
