import type { StaffProductView } from "@pecacerta/rules/product-state";
import { formatInteger } from "./list-texts.ts";

export const PRODUCT_VIEW_NAMES: Readonly<Record<StaffProductView, string>> = {
  all: "Todos",
  published: "Publicados",
  draft: "Rascunhos",
  archived: "Arquivados",
  "no-fitment": "Sem aplicação",
  "no-image": "Sem foto",
  "low-stock": "Estoque baixo",
};

export const PRODUCT_SORT_NAMES = {
  changed: "Alterados há pouco",
  name: "Nome, de A a Z",
  price: "Menor preço",
} as const;

const stock = (count: number): string => `${formatInteger(count)} em estoque`;
const fitments = (count: number): string =>
  count === 1 ? "1 aplicação" : count === 0 ? "Sem aplicação" : `${formatInteger(count)} aplicações`;

export const productListTexts = {
  title: "Produtos",
  views: "Visões de produtos",
  search: "Buscar produto",
  searchHint: "Nome, SKU, número da peça, OEM ou código de barras",
  add: "Novo produto",
  grid: "Grade",
  bulkEdits: "Mudanças em massa",
  filters: "Filtros",
  filtersOf: (count: number) => (count === 0 ? "Filtros" : `Filtros (${count})`),
  category: "Categoria",
  anyCategory: "Todas as categorias",
  brand: "Marca",
  anyBrand: "Todas as marcas",
  type: "Tipo de produto",
  anyType: "Todos os tipos",
  sort: "Ordem",
  clearFilters: "Limpar filtros",
  rowLabel: (name: string) => `produto ${name}`,
  name: "Produto",
  number: "Número",
  price: "Preço",
  stock: "Estoque",
  stockOf: stock,
  state: "Situação",
  fitments: "Aplicações",
  fitmentsOf: fitments,
  universal: "Serve em todos",
  low: "Baixo",
  soldOut: "Esgotado",
  changed: "Alterado",
  emptyTitle: "Ainda não há produtos",
  emptyHint: "Cadastre a primeira peça: ela nasce como rascunho, e só você a vê.",
  emptyViewTitle: "Nenhum produto aqui",
  emptyViewHint: "Nenhum produto combina com esta visão e os filtros escolhidos.",
  notFoundTitle: "Nenhum produto encontrado",
  notFoundHint: (query: string) =>
    `Nada combina com “${query}”. Busque por qualquer número da peça ou por palavras do nome.`,
  seeAll: "Ver todos os produtos",
} as const;
