export const MOST_PRINTED = 50;

export const ordersPrintPath = (slug: string, numbers: readonly string[]): string =>
  `/${slug}/pedidos/imprimir?n=${numbers.join(",")}`;

export const orderLabelPath = (slug: string, number: string): string =>
  `${ordersPrintPath(slug, [number])}&kind=labels`;
