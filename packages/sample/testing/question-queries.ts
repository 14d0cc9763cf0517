/** Questions, usual words of the counter, and engines with their unit, which need no note. */
export const QUESTION_QUERIES = `
campana onix | Tambor de freio traseiro Chevrolet Onix
campana de freio gol | Tambor de freio traseiro VW Gol
campanas gol | Tambor de freio traseiro VW Gol
campana | Tambor de freio
filtro oleo gol 1.0 l | Filtro de óleo VW Gol 1.0
filtro oleo onix 1.0l | Filtro de óleo Chevrolet Onix 1.0
filtro oleo gol 1.6 litros | Filtro de óleo VW Gol 1.6
vela gol 1,6 l | Jogo de velas de ignição VW Gol 1.6
oleo 1.0 l | Óleo
pastilha que serve no gol | Pastilha de freio dianteira VW Gol
quanto custa pastilha gol | Pastilha de freio dianteira VW Gol
`;

export const QUESTION_MISSING = `
vela onix 1.4 l | -
`;
