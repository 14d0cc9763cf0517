/** Parts that stand beside others: a clutch's disc and plate are its kit, a pulley is no belt. */
export const NEIGHBOR_PART_QUERIES = `
disco e plato gol | Kit de embreagem VW Gol
plato e disco gol | Kit de embreagem VW Gol
disco e platô gol 1.0 | Kit de embreagem VW Gol 1.0
disco + plato palio | Kit de embreagem Fiat Palio
disco, plato e rolamento onix | Kit de embreagem Chevrolet Onix
disco e plato strada | Kit de embreagem Fiat Strada
plato disco s10 | Kit de embreagem Chevrolet S10
polia tensor gol | Kit correia dentada com tensor VW Gol
`;

export const NEIGHBOR_PARTS = `
kit correia bomba dagua gol 1.0 | Kit correia dentada com tensor VW Gol 1.0;Bomba d'água VW Gol 1.0
kit correia com bomba dagua gol 1.0 | Kit correia dentada com tensor VW Gol 1.0;Bomba d'água VW Gol 1.0
kit correia e bomba d'agua palio | Kit correia dentada com tensor Fiat Palio;Bomba d'água Fiat Palio
correia bomba dagua onix 1.0 | Kit correia dentada com tensor Chevrolet Onix;Bomba d'água Chevrolet Onix
correia dentada bomba dagua gol 1.6 | Kit correia dentada com tensor VW Gol 1.6;Bomba d'água VW Gol 1.6
kit correia bomba d agua strada | Kit correia dentada;Bomba d'água Fiat Strada
disco e pastilha gol | Disco de freio dianteiro VW Gol;Pastilha de freio dianteira VW Gol
`;

export const NEIGHBOR_PART_MISSING = `
polia correia gol | polia
polias correia gol | polias
polia correia dentada palio | polia
polia correia alternador gol | polia
polia e correia onix | polia
polia gol | -
polia alternador gol | -
`;
