/** Texts of the second factor and of the fresh sign-in. */
export const factorTexts = {
  codeIntro: "Digite o código de 6 dígitos do seu autenticador.",
  code: "Código do autenticador",
  codeHint: "Um código novo aparece a cada 30 segundos.",
  useRecoveryCode: "Usar um código de recuperação",
  useAuthenticator: "Usar o autenticador",
  recoveryIntro: "Digite um dos dez códigos que você guardou. Cada um vale uma vez.",
  recoveryCode: "Código de recuperação",
  recoveryHint: "10 letras e números.",
  confirm: "Confirmar",
  confirming: "Confirmando…",
  freshIntro: "Esta ação é sensível. Confirme para continuar; o que você digitou fica como está.",
  waitingForCode: (seconds: number) => `Muitas tentativas nesta conta. Digite um código novo daqui a ${seconds} s.`,
} as const;
