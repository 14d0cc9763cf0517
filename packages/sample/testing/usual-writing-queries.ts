/** As the lists of `search-queries.ts`: engines, years, codes and sizes in writings of telephones and counters. */
export const CAR_WRITING_QUERIES = `
filtro ar onix 1.0 2017 lt | Filtro de ar do motor Chevrolet Onix 1.0
pastilha gol 2012 l | Pastilha de freio dianteira VW Gol
`;

export const CAR_WRITING_MISSING = `
filtro ar onix 2022 lt | -
pastilha gol 2020 l | -
`;

export const CAR_WRITING_NOTES = `
filtro ar onix 1.0 2017 lt | -
`;
