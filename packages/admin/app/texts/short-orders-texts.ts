export const shortOrdersTexts = {
  title: "Falta estoque",
  short: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `A última contagem não achou na prateleira todas as peças do pedido ${numbers[0]}.`
      : `A última contagem não achou na prateleira todas as peças dos pedidos ${numbers.join(", ")}.`,
  hint: "Continue se as peças estão na sua mão: o estoque é corrigido.",
  shipHint: "Envie só com as peças na sua mão: o estoque é corrigido.",
  others: (count: number) => (count === 1 ? "Marcar só o outro pedido" : `Marcar só os outros ${count} pedidos`),
  all: (count: number) =>
    count === 1 ? "Tenho as peças: marcar o pedido" : `Tenho as peças: marcar os ${count} pedidos`,
  cancel: "Voltar",
} as const;
