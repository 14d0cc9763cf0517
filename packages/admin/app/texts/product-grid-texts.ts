export const productGridTexts = {
  title: "Grade de produtos",
  intro:
    "Digite para mudar a célula. Enter desce, Tab avança, Ctrl D repete a de cima, Ctrl V cola da planilha. Nada muda antes de salvar.",
  back: "Voltar à lista",
  field: "Campo para mudar",
  cell: (column: string, product: string) => `${column} de ${product}`,
  save: (count: number) => (count === 1 ? "Salvar 1 produto" : `Salvar ${count} produtos`),
  saving: "Salvando…",
  nothing: "Nada para salvar",
  invalid: "Corrija as células marcadas antes de salvar.",
  discard: "Descartar",
  saved: (count: number) => (count === 1 ? "1 produto salvo." : `${count} produtos salvos.`),
  refused: "Estes produtos não foram salvos:",
  limit: "A grade mostra os primeiros 500 produtos da lista.",
} as const;
