export const shellTexts = {
  name: "Peça Certa · Painel",
  brand: "Peça Certa",
  admin: "Painel",
  messages: "Mensagens",
  close: "Fechar",
  loading: "Carregando…",
  needsScript: "O painel precisa de JavaScript. Ative-o no navegador.",
  notFoundTitle: "Página não encontrada",
  notFoundHint: "O endereço pode ter mudado, ou você não tem acesso a esta empresa.",
  brokenTitle: "Algo deu errado",
  brokenHint: "A página não pôde ser mostrada. Nada do que você salvou se perdeu.",
  tryAgain: "Tentar de novo",
  goToStart: "Ir para o início",
  offline: "Sem conexão. O que você fizer agora não será salvo.",
  slow: "A conexão está lenta. Ainda carregando…",
  offlinePage: "Sem conexão: a página não abre agora. O que está na tela continua aqui.",
} as const;

export const pageTitle = (title: string): string => `${title} · Painel`;
