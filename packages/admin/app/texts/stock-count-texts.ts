import { formatInteger } from "./list-texts.ts";
import { ledgerTexts } from "./stock-ledger-texts.ts";
import { balanceText } from "./stock-texts.ts";

const pieces = (count: number): string => (count === 1 ? "1 peça" : `${formatInteger(count)} peças`);
const lines = (count: number): string => (count === 1 ? "1 linha" : `${formatInteger(count)} linhas`);

export const countTexts = {
  countTitle: "Contar prateleira",
  receiveTitle: "Receber peças",
  countIntro:
    "Leia cada peça da prateleira: cada leitura soma uma. Conte também as que já foram vendidas ou reservadas.",
  receiveIntro: "Leia cada peça que chegou: cada leitura soma uma.",
  modes: "O que você faz",
  count: "Contar",
  receive: "Receber",
  switchTo: (mode: string, waiting: number) => (waiting === 0 ? mode : `${mode} (${lines(waiting)})`),
  field: "Código da peça",
  fieldHint: "Leia ou digite e tecle Enter. 12*código soma 12; *12 põe 12 na última peça; ↑ e ↓ mudam de um em um.",
  add: "Incluir",
  camera: "Usar a câmera",
  sound: (isOn: boolean) => (isOn ? "Som ligado" : "Som desligado"),
  closeCamera: "Fechar a câmera",
  lines: "Peças lidas",
  product: "Peça",
  expected: "Esperado",
  quantity: "Quantidade",
  difference: "Diferença",
  quantityOf: (name: string) => `Quantidade de ${name}`,
  more: (name: string) => `Mais uma de ${name}`,
  less: (name: string) => `Menos uma de ${name}`,
  remove: (name: string) => `Tirar ${name}`,
  expectedOf: (count: number) => `esperado ${formatInteger(count)}`,
  onHandOf: (count: number) => `em estoque ${formatInteger(count)}`,
  signed: ledgerTexts.signed,
  searching: "Procurando…",
  problems: {
    unknown: "Nenhuma peça tem este código.",
    ambiguous: "Várias peças têm este código. Qual é?",
    failed: "O código não pôde ser procurado.",
  },
  similar: "Talvez seja:",
  code: "Código",
  searchAgain: "Procurar de novo",
  added: (name: string, quantity: number) => `${name}: ${formatInteger(quantity)}`,
  document: "Documento",
  documentHint: "Nota fiscal, romaneio… (opcional)",
  note: "Observação",
  noteHint: "Opcional, vale para todas as peças",
  emptyTitle: "Nada lido ainda",
  emptyHint: "O leitor escreve no campo acima. Sem leitor, digite o código e tecle Enter.",
  tooMany: (count: number) => `São até ${formatInteger(count)} linhas de cada vez. Salve estas antes.`,
  save: (count: number, isReceiving: boolean) =>
    isReceiving ? `Registrar entrada de ${lines(count)}` : `Salvar contagem de ${lines(count)}`,
  summary: (sum: { lines: number; pieces: number; different: number }, isReceiving: boolean) => {
    const read = `${pieces(sum.pieces)} em ${lines(sum.lines)}`;
    if (isReceiving) return read;
    return `${read}, ${sum.different === 0 ? "sem diferença" : `${formatInteger(sum.different)} com diferença`}`;
  },
  saving: "Salvando…",
  nothing: "Leia ao menos uma peça conhecida.",
  unsolved: (count: number) =>
    count === 1
      ? "1 linha espera por solução e fica de fora."
      : `${formatInteger(count)} linhas esperam por solução e ficam de fora.`,
  counted: (saved: number, different: number) =>
    `${lines(saved)} ${saved === 1 ? "contada" : "contadas"}, ${different === 0 ? "sem diferença" : `${formatInteger(different)} com diferença`}.`,
  received: (saved: number, count: number) => `${pieces(count)} em ${lines(saved)} no estoque.`,
  result: (name: string, quantity: number, balance: number) =>
    `${name}: ${ledgerTexts.signed(quantity)}, ${balanceText(balance)}`,
  seeLedger: "Ver movimentos",
  refused: (count: number) =>
    count === 1
      ? "1 linha não foi salva. Veja o motivo nela."
      : `${formatInteger(count)} linhas não foram salvas. Veja o motivo em cada uma.`,
} as const;
