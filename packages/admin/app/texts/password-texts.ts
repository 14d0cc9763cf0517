export const passwordTexts = {
  recoverTitle: "Recuperar acesso",
  recoverIntro: "Digite o e-mail da sua conta. Se ela existir, enviamos um link para escolher outra senha.",
  email: "E-mail",
  send: "Enviar link",
  sending: "Enviando…",
  sent: "Pronto. Se houver uma conta com este e-mail, o link chega em instantes e vale por uma hora.",
  wait(seconds: number) {
    const minutes = Math.ceil(seconds / 60);
    const time = seconds < 60 ? `${seconds} segundos` : minutes === 1 ? "1 minuto" : `${minutes} minutos`;
    return `Nenhum e-mail foi enviado: houve pedidos demais. Tente de novo em ${time}.`;
  },
  backToSignIn: "Voltar para a entrada",
  resetTitle: "Escolher nova senha",
  password: "Senha nova",
  passwordHint: "De 12 a 128 caracteres. Uma frase que só você diria funciona bem.",
  save: "Salvar senha",
  saving: "Salvando…",
  changed: "Senha trocada. Entre com ela.",
  linkEnded: "Este link não vale mais, ou ainda não vale. Peça outro.",
  askAgain: "Pedir outro link",
} as const;
