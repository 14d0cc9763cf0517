import { ACCOUNT_LINK_LIFETIME_MS } from "@pecacerta/rules/account-link";
import { toWholeHours, toWholeMinutes } from "@pecacerta/rules/duration";
import { maskEmail } from "@pecacerta/rules/privacy";
import type { Contents } from "../mails.ts";
import { greetingTo, type Letter } from "./letter.ts";

const NOT_YOU = "Se não foi você, ignore esta mensagem: nada muda.";
const HELP = "Se não foi você, responda a esta mensagem agora mesmo.";
const ACCOUNT = "Você recebe esta mensagem por causa da sua conta na loja.";

export function emailConfirmation({ name, path }: Contents["email-confirmation"]): Letter {
  return {
    subject: "Confirme seu e-mail",
    pieces: [
      { paragraph: greetingTo(name) },
      { paragraph: "Sua conta está pronta. Confirme que este e-mail é seu:" },
      { button: "Confirmar meu e-mail", path },
      {
        small: `O link vale por ${toWholeHours(ACCOUNT_LINK_LIFETIME_MS.confirmation)} horas e só pode ser usado uma vez.`,
      },
    ],
    reason: `Você recebe esta mensagem porque uma conta foi aberta com este e-mail. ${NOT_YOU}`,
  };
}

export function newEmail({ name, path }: Contents["new-email"]): Letter {
  return {
    subject: "Confirme seu novo e-mail",
    pieces: [
      { paragraph: greetingTo(name) },
      { paragraph: "Você pediu para usar este endereço na sua conta. A troca só vale depois de confirmada:" },
      { button: "Confirmar o novo e-mail", path },
      {
        small: `O link vale por ${toWholeHours(ACCOUNT_LINK_LIFETIME_MS.confirmation)} horas e só pode ser usado uma vez.`,
      },
    ],
    reason: `Você recebe esta mensagem porque alguém pediu para usar este e-mail em uma conta. ${NOT_YOU}`,
  };
}

export function emailChanged({ name, newEmail }: Contents["email-changed"]): Letter {
  return {
    subject: "O e-mail da sua conta foi trocado",
    pieces: [
      { paragraph: greetingTo(name) },
      { paragraph: `O e-mail da sua conta agora é ${maskEmail(newEmail)}.` },
      { paragraph: HELP },
    ],
    reason: ACCOUNT,
  };
}

export function passwordRecovery({ name, path }: Contents["password-recovery"]): Letter {
  return {
    subject: "Escolha uma nova senha",
    pieces: [
      { paragraph: greetingTo(name) },
      { paragraph: "Para escolher uma nova senha, use o botão abaixo:" },
      { button: "Escolher nova senha", path },
      {
        small: `O link vale por ${toWholeMinutes(ACCOUNT_LINK_LIFETIME_MS.recovery)} minutos e só pode ser usado uma vez. Não o repasse a ninguém.`,
      },
    ],
    reason: `Você recebe esta mensagem porque alguém pediu uma nova senha para este e-mail. ${NOT_YOU}`,
  };
}

export function passwordChanged({ name }: Contents["password-changed"]): Letter {
  return {
    subject: "Sua senha foi trocada",
    pieces: [
      { paragraph: greetingTo(name) },
      { paragraph: "A senha da sua conta acaba de ser trocada." },
      { paragraph: HELP },
    ],
    reason: ACCOUNT,
  };
}
