/** As the lists of `search-queries.ts`: abbreviations, systems of a vehicle, repeated nouns, grades of oils and misspelled words. */
export const CAR_TERM_QUERIES = `
filtro ar cond | Filtro de cabine
filtro ar cond polo | Filtro de cabine VW Polo
filtro ar-cond. corolla 2016 | Filtro de cabine Toyota Corolla
filtro a/c strada | Filtro de cabine Fiat Strada
filtro ac ka | Filtro de cabine Ford Ka
fluido radiador | Aditivo de radiador
fluido do radiador rosa | Aditivo de radiador orgânico
fluido arrefecimento | Aditivo de radiador
fluido arrefecimento gol | Aditivo de radiador
fluido cambio | Óleo de transmissão
fluido transmissao automatica | Óleo de transmissão CVT automático;Óleo de transmissão ATF
fluido atf | Óleo de transmissão ATF
fluido | Fluido de freio
pastilha carro gol | Pastilha de freio dianteira VW Gol
`;

export const CAR_TERM_MISSING = `
filtro ar cond gol | -
oleo caminhao | caminhao
bateria caminhao | caminhao
caminhao | -
`;

export const MOTORCYCLE_TERM_QUERIES = `
`;

export const MOTORCYCLE_TERM_MISSING = `
`;

export const TRUCK_TERM_QUERIES = `
filtro apu | Filtro secador de ar do freio
filtro apu atego | Filtro secador de ar do freio Mercedes-Benz Atego
apu fh | Filtro secador de ar do freio Volvo FH
caminhao | Bateria para caminhão
filtro oleo caminhao | Filtro de óleo
filtro oleo caminhao constellation | Filtro de óleo VW Caminhões Constellation
oleo caminhao | Óleo do motor diesel
`;

export const TRUCK_TERM_MISSING = `
filtro oleo caminhao | caminhao
`;
