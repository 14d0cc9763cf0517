/** What the shop says when the connection goes and comes, in Portuguese. */
export const connectionTexts = {
  TEXT_OFFLINE: "Você está sem internet. O que está na tela continua aqui.",
  TEXT_OFFLINE_WANTED: "Você está sem internet. A página abre assim que a conexão voltar.",
  TEXT_ONLINE: "A internet voltou.",
} as const;
