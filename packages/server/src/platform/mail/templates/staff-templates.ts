import type { StaffRole } from "@pecacerta/rules/permission";
import type { MailContents } from "../mail-types.ts";
import { formatBrasiliaTime, greeting, type MailMessage } from "./mail-message.ts";

const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: "dono",
  manager: "gerente",
  catalog: "catálogo e estoque",
  counter: "balcão",
  "read-only": "consulta",
};

export function staffInvitation({ company, inviter, role, path, from }: MailContents["staff-invitation"]): MailMessage {
  return {
    subject: "Convite para trabalhar na loja",
    blocks: [
      { paragraph: "Olá!" },
      { paragraph: "Você recebeu um convite para trabalhar no painel da nossa loja:" },
      {
        rows: [
          ...(company ? [["Loja", company] as const] : []),
          ["Seu acesso", ROLE_NAMES[role]],
          ...(inviter ? [["Quem convidou", inviter] as const] : []),
        ],
      },
      ...(from
        ? [{ paragraph: `O convite vale a partir de ${formatBrasiliaTime(from)}, ou antes, se um dono permitir.` }]
        : []),
      { button: "Aceitar o convite", adminPath: path },
      { small: "O link vale por 3 dias e só pode ser usado uma vez. Não o repasse a ninguém." },
    ],
    reason:
      "Você recebe esta mensagem porque alguém da loja digitou este e-mail em um convite. Se não era para você, ignore-a.",
  };
}

export function staffOwnerInvited({
  operator,
  email,
  at,
  path,
  from,
}: MailContents["staff-owner-invited"]): MailMessage {
  return {
    subject: "Mais um dono convidado para a sua loja",
    blocks: [
      { paragraph: "Olá!" },
      { paragraph: "Quem administra o sistema convidou mais uma pessoa para ser dona da sua loja no painel:" },
      {
        rows: [
          ["Convidado", email],
          ["Quem convidou", operator ?? "um comando no servidor"],
          ["Quando", formatBrasiliaTime(at)],
        ],
      },
      ...(from
        ? [{ paragraph: `O convite só vale a partir de ${formatBrasiliaTime(from)}, ou quando um dono permitir.` }]
        : []),
      { paragraph: "Se ninguém da loja pediu isso, recuse o convite em Equipe." },
      { button: "Permitir ou recusar", adminPath: path },
    ],
    reason: "Você recebe esta mensagem porque é dono desta loja no painel.",
  };
}

export function staffSupportRequested({
  operator,
  role,
  hours,
  reason,
  path,
}: MailContents["staff-support-requested"]): MailMessage {
  return {
    subject: "Pedido de acesso para suporte à sua loja",
    blocks: [
      { paragraph: "Olá!" },
      { paragraph: "Quem administra o sistema pede acesso ao painel da sua loja por algum tempo:" },
      {
        rows: [
          ["Quem pede", operator],
          ["Acesso", ROLE_NAMES[role]],
          ["Por quanto tempo", hours === 1 ? "1 hora" : `${hours} horas`],
          ["Motivo", reason],
        ],
      },
      { button: "Permitir ou recusar", adminPath: path },
      { small: "Sem a sua permissão, nada acontece. Você pode encerrar o acesso a qualquer momento." },
    ],
    reason: "Você recebe esta mensagem porque é dono desta loja no painel.",
  };
}

const REASON = "Você recebe esta mensagem por causa da sua conta no painel da loja.";
const NOT_YOU = "Se não foi você, troque sua senha agora mesmo e encerre as outras sessões em Minha conta.";

export function staffRecovery({ name, path }: MailContents["staff-recovery"]): MailMessage {
  return {
    subject: "Escolha uma nova senha do painel",
    blocks: [
      { paragraph: greeting(name) },
      { paragraph: "Para escolher uma nova senha do painel da loja, use o botão abaixo:" },
      { button: "Escolher nova senha", adminPath: path },
      { small: "O link vale por uma hora e só pode ser usado uma vez. Não o repasse a ninguém." },
    ],
    reason: `${REASON} Se você não pediu uma nova senha, ignore-a: nada muda.`,
  };
}

export function staffReset({ name, path, from }: MailContents["staff-reset"]): MailMessage {
  return {
    subject: "Sua conta do painel será liberada de novo",
    blocks: [
      { paragraph: greeting(name) },
      {
        paragraph:
          "Quem administra o sistema pediu que você possa entrar de novo, com outra senha e outro autenticador.",
      },
      { paragraph: `O link abaixo funciona a partir de ${formatBrasiliaTime(from)}, por 3 dias:` },
      { button: "Recuperar minha conta", adminPath: path },
      { paragraph: "Se você não pediu isso, entre no painel como sempre: o pedido perde a validade." },
    ],
    reason: REASON,
  };
}

export function staffPasswordChanged({ name, at }: MailContents["staff-password-changed"]): MailMessage {
  return {
    subject: "A senha do seu painel foi trocada",
    blocks: [
      { paragraph: greeting(name) },
      { paragraph: `A senha da sua conta no painel da loja foi trocada em ${formatBrasiliaTime(at)}.` },
      { paragraph: NOT_YOU },
    ],
    reason: REASON,
  };
}

export function staffNewDevice({ name, device, at }: MailContents["staff-new-device"]): MailMessage {
  return {
    subject: "Entrada no painel por um aparelho novo",
    blocks: [
      { paragraph: greeting(name) },
      { paragraph: "Sua conta entrou no painel da loja por um aparelho que ainda não conhecíamos:" },
      {
        rows: [
          ["Aparelho", device],
          ["Quando", formatBrasiliaTime(at)],
        ],
      },
      { paragraph: NOT_YOU },
    ],
    reason: REASON,
  };
}

export function staffFailedSignIns({ name, at }: MailContents["staff-failed-sign-ins"]): MailMessage {
  return {
    subject: "Várias tentativas de entrar no seu painel",
    blocks: [
      { paragraph: greeting(name) },
      {
        paragraph: `Alguém tentou dez vezes entrar na sua conta do painel e não conseguiu, até ${formatBrasiliaTime(at)}.`,
      },
      { paragraph: "Se foi você, não é preciso fazer nada." },
      {
        paragraph:
          "Se não foi, sua conta continua protegida: limitamos as tentativas. Você entra como sempre nos aparelhos em que já entrou. Em outro aparelho, use “Esqueci a senha” se precisar esperar. Confira se sua senha só serve para o painel.",
      },
    ],
    reason: REASON,
  };
}
