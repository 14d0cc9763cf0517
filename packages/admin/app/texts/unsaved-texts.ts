export const unsavedTexts = {
  title: "Sair sem salvar?",
  text: "O que você digitou nesta página ainda não foi salvo.",
  stay: "Continuar editando",
  leave: "Sair sem salvar",
  notSaved: "Ainda não salvo. Saia do campo para salvar.",
} as const;
