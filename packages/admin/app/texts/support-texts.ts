import type { SupportGrantDto } from "@pecacerta/contract/admin/support";

export const supportTexts = {
  title: "Acesso de suporte",
  intro:
    "Quem opera a instalação não vê os dados da sua loja. Você pode permitir o acesso por algumas horas e encerrar quando quiser. Com ele ninguém mexe em pedidos, dinheiro, clientes, equipe nem ajustes.",
  email: "E-mail de quem opera a instalação",
  emailHint: "Peça a quem atende você.",
  role: "O que pode fazer",
  hours: "Por quanto tempo",
  hoursOf: (hours: number) => (hours === 1 ? "1 hora" : `${hours} horas`),
  grant: "Permitir acesso",
  sending: "Enviando…",
  granted: "Acesso permitido.",
  listLabel: "Pedidos e acessos de suporte",
  allow: "Permitir",
  allowOf: (operator: string) => `Permitir o acesso de ${operator}`,
  refuse: "Recusar",
  refuseOf: (operator: string) => `Recusar o pedido de ${operator}`,
  refused: "Pedido recusado.",
  end: "Encerrar",
  endOf: (operator: string) => `Encerrar o acesso de ${operator}`,
  ended: "Acesso encerrado.",
  until: (date: string) => `Até ${date}`,
  requestedAt: (date: string) => `Pedido em ${date}`,
  grantedAt: (date: string) => `Permitido em ${date}`,
  endedAt: (date: string) => `Encerrado em ${date}`,
  withdrawnAt: (date: string) => `Retirado por quem pediu em ${date}`,
  refusedAt: (date: string) => `Recusado em ${date}`,
  expiredAt: (date: string) => `Venceu em ${date}`,
} as const;

export const SUPPORT_ROLE_NAMES = {
  "read-only": "Só ver produtos, pedidos e números",
  catalog: "Editar produtos, estoque e preços",
} as const;

/** What the names of the roles leave out. The contract marks the fields of customers that are masked. */
export const SUPPORT_ROLE_HINTS = {
  "read-only":
    "Vê também o estoque e o registro. Nos pedidos vê nome, cidade e pagamento do cliente; e-mail, telefone e CEP só em parte; rua e CPF não.",
  catalog:
    "Vê também custos e estoque, e lê e responde perguntas e avaliações, com o nome de quem escreveu. Não vê pedidos.",
} as const;

export const SUPPORT_STATE_NAMES: Readonly<Record<SupportGrantDto["state"], string>> = {
  requested: "Esperando você",
  active: "Ativo",
  refused: "Recusado",
  withdrawn: "Retirado",
  ended: "Encerrado",
  expired: "Venceu",
};
