/** What is said where reviews and questions are written, in Portuguese. */
export const opinionTexts = {
  TEXT_YOUR_RATING: "Sua nota",
  TEXT_STARS: "{stars, plural, one {# estrela} other {# estrelas}}",
  TEXT_YOUR_REVIEW: "Sua avaliação",
  TEXT_YOUR_REVIEW_HINT:
    "Conte se a peça serviu e como foi a montagem. Quem já avaliou este produto troca a avaliação anterior.",
  TEXT_SEND_REVIEW: "Enviar avaliação",
  TEXT_REVIEW_SENT: "Obrigado! Sua avaliação já está na página.",
  TEXT_SIGN_IN_TO_REVIEW: "Entre na sua conta para avaliar este produto.",
  TEXT_YOUR_QUESTION: "Sua pergunta",
  TEXT_YOUR_QUESTION_HINT: "Diga o modelo, o ano e o motor do seu veículo. Seu primeiro nome aparece junto.",
  TEXT_SEND_QUESTION: "Enviar pergunta",
  TEXT_QUESTION_SENT: "Pergunta enviada. A resposta da loja aparece aqui.",
  TEXT_SIGN_IN_TO_ASK: "Entre na sua conta para perguntar sobre este produto.",
  TEXT_OPINION_SENDING: "Enviando…",
  TEXT_PAGES: "Páginas",
  TEXT_PAGE_OF: "Página {page} de {pages}",
  TEXT_NEWER: "Mais recentes",
  TEXT_OLDER: "Mais antigas",
} as const;
