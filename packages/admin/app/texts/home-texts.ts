import type { SetupTask } from "@pecacerta/contract/admin/home";
import { formatInteger } from "./list-texts.ts";

export const SETUP_TASK_NAMES: Readonly<Record<SetupTask, string>> = {
  company: "Dados da empresa: razão social, CNPJ, endereço e contatos",
  pix: "Chave Pix",
  logo: "Logotipo",
  part: "Primeira peça publicada",
  fitment: "Primeira aplicação: em que veículo a peça serve",
  shipping: "Prazos de envio e de entrega",
  domain: "Domínio próprio",
  "second-owner": "Um segundo dono, para o caso de você perder o acesso",
};

export const homeTexts = {
  waiting: "O que espera por você",
  toConfirm: "A confirmar",
  toPick: "A separar",
  toShip: "A enviar",
  late: "Atrasados",
  toAnswer: "A responder",
  oldest: (age: string) => `mais antiga: ${age}`,
  allDone: "Nada espera por você agora.",
  figures: "Números de hoje",
  orders: "Pedidos",
  revenue: "Vendas",
  yesterday: (value: string) => `ontem: ${value}`,
  weekAverage: (value: string) => `média de 7 dias: ${value}`,
  figuresHint: "Pedidos feitos, sem os cancelados, em dias inteiros de Brasília.",
  oldestOrders: "Pagos há mais tempo e ainda não enviados",
  noOldestOrders: "Nenhum pedido pago espera por envio.",
  allOrders: "Ver todos os pedidos",
  lowStock: "Estoque no fim",
  lowStockHint: "Peças que já venderam, ou têm mínimo, e estão acabando. As mais vendidas primeiro.",
  noLowStock: "Nenhuma peça que vende está acabando.",
  onHand: (count: number) => (count <= 0 ? "esgotada" : count === 1 ? "resta 1" : `restam ${formatInteger(count)}`),
  moreLowStock: (count: number) => (count === 1 ? "e mais 1 peça" : `e mais ${formatInteger(count)} peças`),
  allStock: "Ver o estoque",
  setup: "Primeiros passos",
  setupDone: (done: number, all: number) => `${done} de ${all} prontos`,
  setupHint: "O que não tem link ainda se configura com quem instalou a loja.",
  done: "Pronto",
  open: "Falta",
} as const;
