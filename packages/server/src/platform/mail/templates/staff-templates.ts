import type { StaffRole } from "@pecacerta/rules/permission";
import type { MailContents } from "../mail-types.ts";
import type { MailMessage } from "./mail-message.ts";

const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: "dono",
  manager: "gerente",
  catalog: "catálogo e estoque",
  counter: "balcão",
  "read-only": "consulta",
};

export function staffInvitation({ inviter, role, path }: MailContents["staff-invitation"]): MailMessage {
  return {
    subject: "Convite para trabalhar na loja",
    blocks: [
      { paragraph: "Olá!" },
      { paragraph: "Você recebeu um convite para trabalhar no painel da nossa loja:" },
      {
        rows: [
          ["Seu acesso", ROLE_NAMES[role]],
          ["Quem convidou", inviter],
        ],
      },
      { button: "Aceitar o convite", adminPath: path },
      { small: "O link vale por 3 dias e só pode ser usado uma vez. Não o repasse a ninguém." },
    ],
    reason:
      "Você recebe esta mensagem porque alguém da loja digitou este e-mail em um convite. Se não era para você, ignore-a.",
  };
}
