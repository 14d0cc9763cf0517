/** The types that wear, of categories that hold other parts too. */
export const SERVICE_TYPES: Readonly<Record<string, string>> = {
  "velas-e-bobinas": "jogo-de-velas-de-ignicao",
};

/** How often parts of a category are usually replaced, in kilometers. */
export const SERVICE_INTERVALS_KM: Readonly<Record<string, number>> = {
  "oleos-de-motor": 10_000,
  "filtros-de-oleo": 10_000,
  "filtros-de-ar": 20_000,
  "filtros-de-cabine": 20_000,
  "filtros-de-combustivel": 20_000,
  "pastilhas-de-freio": 30_000,
  "velas-e-bobinas": 40_000,
  "fluidos-de-freio": 40_000,
  correias: 60_000,
  "discos-de-freio": 60_000,
  "oleos-de-moto": 3000,
  "filtros-de-oleo-de-moto": 6000,
  "velas-de-moto": 12_000,
  "pastilhas-de-moto": 15_000,
  "kits-de-relacao": 24_000,
  "oleos-diesel": 20_000,
  "filtros-de-oleo-diesel": 20_000,
  "filtros-de-combustivel-diesel": 20_000,
  "filtros-de-ar-diesel": 40_000,
  "lonas-de-freio": 80_000,
  "correias-diesel": 100_000,
};
