const numberFormat = new Intl.NumberFormat("pt-BR");

/** Formats a whole number as `12.345`. */
export const formatInteger = (count: number): string => numberFormat.format(count);

export const productCountText = (count: number): string =>
  count === 1 ? "1 produto" : `${formatInteger(count)} produtos`;

/** `isMore`: counting stopped at `count`. */
export const formatTotal = (count: number, isMore: boolean): string =>
  isMore ? `mais de ${formatInteger(count)}` : formatInteger(count);

export const listTexts = {
  search: "Buscar",
  from: "De",
  to: "Até",
  clearFilters: "Limpar filtros",
  clearSearch: "Limpar busca",
  loading: "Carregando a lista…",
  failed: "A lista não pôde ser carregada",
  refreshFailed: "A lista não pôde ser atualizada: o que você vê pode ter mudado.",
  tryAgain: "Tentar de novo",
  more: "Mostrar mais",
  loadingMore: "Carregando…",
  shown: (shown: number, total: string) => `${formatInteger(shown)} de ${total}`,
  selectAll: "Selecionar tudo o que está na lista",
  selectAllShort: "Selecionar tudo",
  select: (name: string) => `Selecionar ${name}`,
  selection: "Seleção",
  selected: (count: number, outside: number) => {
    const selected = count === 1 ? "1 selecionado" : `${formatInteger(count)} selecionados`;
    return outside === 0 ? selected : `${selected}, ${formatInteger(outside)} fora deste filtro`;
  },
  clearSelection: "Limpar seleção",
} as const;
