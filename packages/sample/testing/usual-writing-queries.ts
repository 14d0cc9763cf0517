/** As the lists of `search-queries.ts`: engines, years, codes and sizes in writings of telephones and counters. */
export const CAR_WRITING_QUERIES = `
filtro ar onix 1.0 2017 lt | Filtro de ar do motor Chevrolet Onix 1.0
pastilha gol 2012 l | Pastilha de freio dianteira VW Gol
kit embreagem hb20 1.0 3 cilindros | Kit de embreagem Hyundai HB20
kit embreagem luk hb20 1.0 3 cilindros | Kit de embreagem Hyundai HB20
pastilha onix 2019/2020 | Pastilha de freio dianteira Chevrolet Onix
2000001000O14 | Pastilha de freio dianteira VW Gol
2OOOOO1OOOO14 | Pastilha de freio dianteira VW Gol
2000001000oi4 pastilha | Pastilha de freio dianteira VW Gol
`;

export const CAR_WRITING_MISSING = `
filtro ar onix 2022 lt | -
pastilha gol 2020 l | -
cilindro de roda gol | -
2000001000O15 | -
`;

export const CAR_WRITING_NOTES = `
filtro ar onix 1.0 2017 lt | -
vela hb20 3 cilindros | 3 cilindros
pastilha onix 2019/2020 | 2019;2020
pastilha onix 19/20 | 19/20
pastilha onix 2012/2013 | -
pastilha gol 11/12 | -
`;
