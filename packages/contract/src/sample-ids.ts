/** Ids that exist in the sample shop, so that the documented examples work. */
export const SAMPLE_IDS = {
  productId: "01941f29-7c00-7f4f-9bcc-255df50358a9",
  productSlug: "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa",
  categorySlug: "pastilhas-de-freio",
  vehicleId: "01941f29-7c13-766d-adbc-e717d07a7c4e",
  codFipe: "005106-3",
  /** Of the documented account, `cliente@example.com`. */
  addressId: "01941f29-7c00-7e54-92c5-a7cc0f91caf0",
  orderNumber: "1210",
} as const;
