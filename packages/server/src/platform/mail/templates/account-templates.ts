import { ACCOUNT_LINK_LIFETIME_MS } from "@pecacerta/rules/account-link";
import { toWholeHours, toWholeMinutes } from "@pecacerta/rules/duration";
import { maskEmail } from "@pecacerta/rules/privacy";
import type { MailContents } from "../mail-types.ts";
import { formatBrasiliaTime, greeting, type MailMessage } from "./mail-message.ts";

const IGNORE_HINT = "Se não foi você, ignore esta mensagem: nada muda.";
const REPLY_HINT = "Se não foi você, responda a esta mensagem agora mesmo.";
const ACCOUNT_REASON = "Você recebe esta mensagem por causa da sua conta na loja.";

export function emailConfirmation({ name, path }: MailContents["email-confirmation"]): MailMessage {
  return {
    subject: "Confirme seu e-mail",
    blocks: [
      { paragraph: greeting(name) },
      { paragraph: "Sua conta está pronta. Confirme que este e-mail é seu:" },
      { button: "Confirmar meu e-mail", path },
      {
        small: `O link vale por ${toWholeHours(ACCOUNT_LINK_LIFETIME_MS.confirmation)} horas e só pode ser usado uma vez.`,
      },
    ],
    reason: `Você recebe esta mensagem porque uma conta foi aberta com este e-mail. ${IGNORE_HINT}`,
  };
}

export function newEmail({ name, path }: MailContents["new-email"]): MailMessage {
  return {
    subject: "Confirme seu novo e-mail",
    blocks: [
      { paragraph: greeting(name) },
      { paragraph: "Você pediu para usar este endereço na sua conta. A troca só vale depois de confirmada:" },
      { button: "Confirmar o novo e-mail", path },
      {
        small: `O link vale por ${toWholeHours(ACCOUNT_LINK_LIFETIME_MS.confirmation)} horas e só pode ser usado uma vez.`,
      },
    ],
    reason: `Você recebe esta mensagem porque alguém pediu para usar este e-mail em uma conta. ${IGNORE_HINT}`,
  };
}

export function emailChanged({ name, newEmail }: MailContents["email-changed"]): MailMessage {
  return {
    subject: "O e-mail da sua conta foi trocado",
    blocks: [
      { paragraph: greeting(name) },
      { paragraph: `O e-mail da sua conta agora é ${maskEmail(newEmail)}.` },
      { paragraph: REPLY_HINT },
    ],
    reason: ACCOUNT_REASON,
  };
}

export function passwordRecovery({ name, path }: MailContents["password-recovery"]): MailMessage {
  return {
    subject: "Escolha uma nova senha",
    blocks: [
      { paragraph: greeting(name) },
      { paragraph: "Para escolher uma nova senha, use o botão abaixo:" },
      { button: "Escolher nova senha", path },
      {
        small: `O link vale por ${toWholeMinutes(ACCOUNT_LINK_LIFETIME_MS.recovery)} minutos e só pode ser usado uma vez. Não o repasse a ninguém.`,
      },
    ],
    reason: `Você recebe esta mensagem porque alguém pediu uma nova senha para este e-mail. ${IGNORE_HINT}`,
  };
}

export function passwordChanged({ name }: MailContents["password-changed"]): MailMessage {
  return {
    subject: "Sua senha foi trocada",
    blocks: [
      { paragraph: greeting(name) },
      { paragraph: "A senha da sua conta acaba de ser trocada." },
      { paragraph: REPLY_HINT },
    ],
    reason: ACCOUNT_REASON,
  };
}

export function failedSignIns({ name, at }: MailContents["failed-sign-ins"]): MailMessage {
  return {
    subject: "Várias tentativas de entrar na sua conta",
    blocks: [
      { paragraph: greeting(name) },
      { paragraph: `Alguém tentou dez vezes entrar na sua conta e não conseguiu, até ${formatBrasiliaTime(at)}.` },
      { paragraph: "Se foi você, não é preciso fazer nada." },
      {
        paragraph:
          "Se não foi, sua conta continua protegida: limitamos as tentativas. Você entra como sempre nos aparelhos em que já entrou. Em outro aparelho, use “Esqueci minha senha” se precisar esperar. Se você usa a mesma senha em outros sites, troque-a.",
      },
    ],
    reason: ACCOUNT_REASON,
  };
}

export function signInCode({ name, code }: MailContents["sign-in-code"]): MailMessage {
  return {
    subject: "Seu código para entrar",
    blocks: [
      { paragraph: greeting(name) },
      { paragraph: "Digite este código na loja para entrar na sua conta:" },
      { digits: code },
      {
        small: `O código vale por ${toWholeMinutes(ACCOUNT_LINK_LIFETIME_MS["sign-in"])} minutos, só no aparelho em que você o pediu. Não o repasse a ninguém.`,
      },
    ],
    reason: `Você recebe esta mensagem porque alguém pediu um código para entrar com este e-mail. ${IGNORE_HINT}`,
  };
}
