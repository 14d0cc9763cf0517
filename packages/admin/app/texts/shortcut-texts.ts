export const shortcutTexts = {
  title: "Atalhos do teclado",
  palette: "Buscar em tudo e ir para qualquer tela",
  search: "Buscar nesta lista",
  nextRow: "Próxima linha",
  previousRow: "Linha anterior",
  selectRow: "Marcar a linha",
  editRow: "Abrir a linha",
  save: "Salvar o formulário",
  help: "Ver todos os atalhos",
  singleKeys: "Usar atalhos de uma só tecla",
  singleKeysHint: "Desligue se você dita em vez de digitar. Vale para você neste aparelho.",
} as const;
