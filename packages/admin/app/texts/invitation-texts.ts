export const invitationTexts = {
  title: "Aceitar convite",
  missing: "O endereço está incompleto. Abra o convite pelo link do e-mail.",
  intro: "Crie sua conta para trabalhar na loja. Se você já tem uma, entre com ela.",
  name: "Seu nome",
  password: "Senha nova",
  passwordHint: "De 12 a 128 caracteres.",
  create: "Criar conta e aceitar",
  sending: "Enviando…",
  haveAccount: "Já tenho conta",
  signedInAs: (email: string) => `Você entrou como ${email}.`,
  acceptAs: "Aceitar convite com esta conta",
} as const;
