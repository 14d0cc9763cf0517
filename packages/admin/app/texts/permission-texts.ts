import type { Permission } from "@pecacerta/rules/permission";

const PERMISSION_NAMES: Readonly<Record<Permission, string>> = {
  "catalog.read": "Ver produtos",
  "catalog.write": "Editar produtos",
  "stock.write": "Mexer no estoque",
  "prices.write": "Mudar preços",
  "imports.run": "Importar planilhas",
  "insights.read": "Ver números da loja",
  "orders.read": "Ver pedidos",
  "orders.write": "Tocar pedidos",
  "orders.discount": "Dar desconto",
  "orders.refund": "Devolver dinheiro",
  "bids.answer": "Responder propostas",
  "customers.read": "Ver clientes",
  "customers.erase": "Apagar clientes",
  "customers.export": "Exportar clientes",
  "feedback.answer": "Responder perguntas e avaliações",
  "feedback.hide": "Ocultar avaliações",
  "pages.write": "Editar páginas da loja",
  "settings.write": "Mudar ajustes",
  "staff.manage": "Cuidar da equipe",
  "support.grant": "Permitir acesso de suporte",
  "payments.write": "Mudar recebimentos",
  "domains.write": "Mudar domínios",
  "integrations.manage": "Cuidar de integrações",
  "audit.read": "Ver o registro",
};

export const permissionName = (permission: Permission): string => PERMISSION_NAMES[permission];

/** Says what is missing and whom to ask. A role of support has no other permissions. */
export const missingPermissionText = (permission: Permission, isSupport: boolean): string =>
  isSupport
    ? `O acesso de suporte não dá a permissão “${permissionName(permission)}”.`
    : `Falta a você a permissão “${permissionName(permission)}”. Peça a um dono ou gerente da empresa.`;
