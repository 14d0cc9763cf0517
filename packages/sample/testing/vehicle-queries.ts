/** As the lists of `search-queries.ts`: generations, versions, engines, years and other words about the vehicle. */
export const VEHICLE_QUERIES = `
pastilha gol geração 5 | Pastilha de freio dianteira VW Gol
pastilha gol quinta geracao | Pastilha de freio dianteira VW Gol
pastilha gol g 5 | Pastilha de freio dianteira VW Gol
disco gol g v | Disco de freio dianteiro VW Gol
pastilha gol g5 2012 | Pastilha de freio dianteira VW Gol
filtro oleo gol g5 | Filtro de óleo VW Gol
amortecedor strada g5 | Amortecedor dianteiro Fiat Strada;Amortecedor traseiro Fiat Strada
pastilha palio g5 | Pastilha de freio dianteira Fiat Palio
pastilha onix 1 geracao | Pastilha de freio dianteira Chevrolet Onix
pastilha sandero g2 | Pastilha de freio dianteira Renault Sandero
pastilha new civic | Pastilha de freio dianteira Honda Civic
tapete novo gol 2013 | Jogo de tapetes VW Gol
pastilha novo uno | Pastilha de freio dianteira Fiat Uno
pastilha onix joy | Pastilha de freio dianteira Chevrolet Onix
pastilha prisma joy | Pastilha de freio dianteira Chevrolet Onix
`;

export const VEHICLE_MISSING = `
pastilha gol g4 | -
disco gol g4 | -
amortecedor gol g4 | -
farol gol g4 | -
tapete gol g4 | -
filtro oleo gol g4 1.0 | -
pastilha gol g4 2010 | -
pastilha gol 4ª geração | -
amortecedor gol geracao 4 | -
pastilha gol g 4 | -
pastilha gol g7 | -
pastilha gol geracao 9 | geracao;9
pastilha palio g2 | -
pastilha sandero g1 | -
pastilha onix segunda geracao | -
pastilha corolla g12 | -
pastilha uno mille | -
pastilha uno quadrado | -
pastilha onix plus | -
pastilha novo onix | -
amortecedor novo hb20 | -
pastilha saveiro cross | cross
`;
