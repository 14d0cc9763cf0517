const percentFormat = new Intl.NumberFormat("pt-BR", {
  style: "percent",
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

/** Formats by how much an amount differs from a price, as `-12,5%`. */
export const priceDifference = (amount: number, price: number): string =>
  percentFormat.format(price === 0 ? 0 : amount / price - 1);
