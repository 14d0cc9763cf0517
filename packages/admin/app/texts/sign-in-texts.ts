export const signInTexts = {
  title: "Entrar no painel",
  intro: "Para quem trabalha na loja. Clientes entram pelo site da loja.",
  email: "E-mail",
  password: "Senha",
  submit: "Entrar",
  sending: "Entrando…",
  codeTitle: "Confirme que é você",
  close: "Fechar",
  backToPassword: "Voltar para e-mail e senha",
  sessionEnded: "Sua sessão terminou. Entre de novo para continuar de onde parou.",
  usePasskey: "Entrar com chave de acesso",
  confirmPasskey: "Confirmar com chave de acesso",
  passkeyWaiting: "Siga o que o aparelho pede…",
  forgotPassword: "Esqueci a senha",
  waiting:
    "Muitas tentativas nesta conta. O que você digitou fica aqui, e tentamos de novo por você. Sem esperar: use um aparelho em que você já entrou, ou “Esqueci a senha”.",
  againIn: (seconds: number) => `Nova tentativa em ${seconds} s`,
} as const;
