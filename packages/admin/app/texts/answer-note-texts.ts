export const answerNoteTexts = {
  open: "Pôr como observação das aplicações",
  title: "Resposta ao cliente, como observação",
  hint: "Marque as linhas a que ela se refere. Quem tem um desses veículos passa a ver a observação.",
  noRows: "Esta peça ainda não tem aplicações: adicione-as e depois marque as linhas.",
  apply: (count: number) => (count === 1 ? "Pôr em 1 linha" : `Pôr em ${count} linhas`),
  discard: "Descartar",
} as const;
