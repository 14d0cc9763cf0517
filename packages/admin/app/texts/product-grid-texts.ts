import { formatInteger, formatTotal, productCountText } from "./list-texts.ts";

export const gridCells = (count: number): string => (count === 1 ? "1 célula" : `${formatInteger(count)} células`);

const linesLeftOut = (count: number): string => {
  if (count === 0) return "";
  return count === 1
    ? "1 linha ficou de fora: não há linha para ela na grade."
    : `${formatInteger(count)} linhas ficaram de fora: não há linhas para elas na grade.`;
};

const cellsLeftOut = (count: number): string => {
  if (count === 0) return "";
  return count === 1
    ? "1 célula não coube ou não pode mudar aqui."
    : `${gridCells(count)} não couberam ou não podem mudar aqui.`;
};

/** Quotes the label, as one may end in "de" itself. */
export const fieldOfProduct = (label: string, product: string): string => `“${label}” em ${product}`;

export const productGridTexts = {
  title: "Grade de produtos",
  intro:
    "Digite para mudar a célula. Enter desce, Tab avança, Shift e setas marcam várias, Ctrl D repete a de cima, Ctrl C e Ctrl V copiam e colam da planilha, Ctrl Z desfaz. Nada muda antes de salvar.",
  back: "Voltar à lista",
  ofSelection: (count: number) => (count === 1 ? "1 produto selecionado" : `${formatInteger(count)} selecionados`),
  noSelectionTitle: "Nenhum produto selecionado",
  noSelectionHint: "Selecione os produtos na lista e abra a grade de novo.",
  field: "Campo para mudar",
  value: (column: string) => `${column} novo`,
  current: (text: string) => `Agora: ${text || "vazio"}`,
  before: (text: string) => `Antes: ${text || "vazio"}`,
  previous: "Anterior",
  next: "Próximo",
  place: (place: number, count: number) => `Produto ${formatInteger(place)} de ${formatInteger(count)}`,
  fillAll: (count: number) => `Usar este valor em todos (${formatInteger(count)})`,
  cell: fieldOfProduct,
  save: (count: number) => (count === 0 ? "Salvar" : `Salvar ${productCountText(count)}`),
  saving: "Salvando…",
  nothing: "Nada para salvar",
  changed: (count: number) => `${gridCells(count)} por salvar`,
  waiting: (count: number) =>
    count === 1
      ? "1 produto espera: corrija as células marcadas."
      : `${productCountText(count)} esperam: corrija as células marcadas.`,
  discard: "Descartar",
  undo: "Desfazer",
  redo: "Refazer",
  columns: (count: number) => `Colunas (${count})`,
  chooseColumns: "Colunas da grade",
  shownColumns: { state: "Situação", onHand: "Estoque", minimum: "Mínimo", shelf: "Prateleira" },
  changedMeanwhile: (fields: string) => `Outra pessoa mudou: ${fields}. Confira e salve de novo.`,
  ignored: ({ lines, cells }: { lines: number; cells: number }) =>
    [linesLeftOut(lines), cellsLeftOut(cells)].join(" ").trim(),
  readOnly: (column: string) => `Sua função não permite mudar ${column} aqui.`,
  readOnlyColumns: {
    state: "A situação não muda na grade: publique ou arquive na lista de produtos.",
    onHand: "O estoque não muda na grade: receba, conte ou ajuste em Estoque.",
    minimum: "O mínimo não muda na grade: mude em Estoque.",
    shelf: "A prateleira não muda na grade: mude em Estoque.",
  },
  limit: (shown: number, total: number, isMore: boolean) =>
    `A grade mostra os primeiros ${formatInteger(shown)} de ${formatTotal(total, isMore)} produtos. Use um filtro para ver os outros.`,
  column: "Coluna",
  changeColumn: "Mudar coluna",
  where: "Onde",
  allRows: (count: number) => `Todas as ${formatInteger(count)} linhas`,
  markedRows: (count: number) => (count === 1 ? "A linha marcada" : `As ${formatInteger(count)} linhas marcadas`),
  action: "O que fazer",
  actions: { fill: "Preencher com um valor", price: "Aumentar ou baixar", replace: "Localizar e substituir" },
  fillWith: "Valor",
  changeCells: (count: number) => `Mudar ${gridCells(count)}`,
  example: (before: string, after: string) => `Por exemplo: ${before || "vazio"} → ${after || "vazio"}`,
} as const;
