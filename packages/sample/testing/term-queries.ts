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
ol motor | Óleo do motor
fil oleo gol | Filtro de óleo VW Gol
pastilha carro gol | Pastilha de freio dianteira VW Gol
motor gol | Jogo de velas;Kit correia dentada;Bomba d'água;Radiador;Bobina;Kit de embreagem
motor onix 1.0 | Jogo de velas de ignição Chevrolet Onix;Kit correia dentada;Kit de embreagem
motro gol | Jogo de velas;Kit correia dentada;Bomba d'água;Radiador;Bobina;Kit de embreagem
cambio gol | Kit de embreagem VW Gol
cambio automatico | Óleo de transmissão CVT automático;Óleo de transmissão ATF
transmissao gol | Kit de embreagem VW Gol
transmissao automatica | Óleo de transmissão CVT automático;Óleo de transmissão ATF
freio onix | Pastilha de freio dianteira Chevrolet Onix;Disco de freio dianteiro Chevrolet Onix;Tambor de freio
freio traseiro onix | Tambor de freio traseiro Chevrolet Onix;Sapata de freio traseira Chevrolet Onix
kit suspensao gol | Amortecedor dianteiro VW Gol;Amortecedor traseiro VW Gol
suspensao palio | Mola helicoidal dianteira Fiat Palio;Amortecedor
suspensao traseira gol | Amortecedor traseiro VW Gol
direcao palio | Terminal de direção Fiat Palio
ignicao onix | Jogo de velas de ignição Chevrolet Onix
embreagem onix | Kit de embreagem Chevrolet Onix
oleo 10w30 | Óleo do motor 10W-40
oleo 10w50 | Óleo do motor 10W-40
lubrificante 15w50 | Óleo do motor 20W-50
oleo 5w20 | Óleo do motor 5W-30
oleo gl5 75w90 | Óleo de transmissão 80W-90 API GL-5
oleo cambio gl4 80w | Óleo de transmissão 75W-80 API GL-4
oleo 75w90 cambio gol | Óleo de transmissão 80W-90
oleo cambio 80w90 gl4 | Óleo de transmissão 75W-80 API GL-4
oleo 15w40 sintetico | Óleo do motor 5W-40 sintético
oleo 70w80 | Óleo de transmissão 75W-80
rolamneto roda | Rolamento de roda
amortecedro | Amortecedor
amortecedro gol | Amortecedor dianteiro VW Gol;Amortecedor traseiro VW Gol
arrefecimeto | Aditivo de radiador;Bomba d'água;Radiador
arrefecimemto gol | Bomba d'água VW Gol
ilumniacao onix | Farol dianteiro direito Chevrolet Onix
iluminasao onix | Farol dianteiro direito Chevrolet Onix
acesorios | Capa;Organizador;Jogo de tapetes
eletirca gol | Farol dianteiro direito VW Gol;Alternador VW Gol
suspenção palio | Mola helicoidal dianteira Fiat Palio;Amortecedor
susepnsao palio | Mola helicoidal dianteira Fiat Palio;Amortecedor
`;

export const CAR_TERM_PARTS = `
filtro ar filtro cabine strada | Filtro de ar do motor Fiat Strada;Filtro de cabine Fiat Strada
filtro gasolina filtro ar gol | Filtro de combustível VW Gol;Filtro de ar do motor VW Gol
correia dentada correia alternador gol 1.6 | Kit correia dentada com tensor VW Gol 1.6;Correia poli-V do alternador VW Gol 1.6
freios dianteiros e traseiros onix | Disco de freio dianteiro Chevrolet Onix;Tambor de freio traseiro Chevrolet Onix
oleo motor oleo cambio | Óleo do motor;Óleo de transmissão
`;

export const CAR_TERM_MISSING = `
filtro ar cond gol | -
radiador oleo gol | -
motor de partida gol 1.6 | -
motor partida onix | -
diferencial s10 | -
motor ferrari | -
cambio automatico civic | automatico
direcao hidraulica gol | hidraulica
oleo caminhao | caminhao
bateria caminhao | caminhao
caminhao | -
oleo 75w90 | 75w90
oleo 0w40 | 0w40
`;

export const MOTORCYCLE_TERM_QUERIES = `
motor cg 160 | Filtro de óleo Honda CG 160;Vela de ignição Honda CG 160
freio cg 160 | Pastilha de freio dianteira Honda CG 160;Patim de freio traseiro Honda CG 160
transmissao biz | Kit relação com retentor Honda Biz
suspensao traseira cg 160 | Par de amortecedores traseiros Honda CG 160
comadnos | Par de retrovisores
oleo 15w50 | Óleo do motor 20W-50
`;

export const MOTORCYCLE_TERM_MISSING = `
cambio biz | -
suspensao dianteira biz | -
oleo 75w90 | -
`;

export const TRUCK_TERM_QUERIES = `
filtro apu | Filtro secador de ar do freio
filtro apu atego | Filtro secador de ar do freio Mercedes-Benz Atego
apu fh | Filtro secador de ar do freio Volvo FH
caminhao | Bateria para caminhão
caminhoes | Bateria para caminhão
lona vw caminhoes constellation | Jogo de lonas de freio traseiras VW Caminhões Constellation
filtro oleo caminhao | Filtro de óleo
filtro oleo caminhao constellation | Filtro de óleo VW Caminhões Constellation
oleo caminhao | Óleo do motor diesel
motor atego | Bomba d'água Mercedes-Benz Atego;Filtro de óleo Mercedes-Benz Atego;Kit de embreagem Mercedes-Benz Atego
suspensao fh | Amortecedor dianteiro Volvo FH
filtro ar filtro secador constellation | Filtro de ar do motor VW Caminhões Constellation
filtro secador filtro ar constellation | Filtro de ar do motor VW Caminhões Constellation
filtro diesel filtro ar constellation | Filtro de ar do motor VW Caminhões Constellation
filtro secador filtro separador fh | Filtro separador de água diesel Volvo FH
embreagem 395 atego | Kit de embreagem Mercedes-Benz Atego
embreagem 430 | Kit de embreagem Scania R 440;Kit de embreagem Volvo FH
oleo 80w90 | Óleo do motor diesel 85W-140
oleo 20w50 | Óleo do motor diesel 15W-40
periferai do motor | Bomba d'água;Kit de embreagem;Correia
`;

export const TRUCK_TERM_MISSING = `
embreagem 395 fh | 395
embreagem 350 atego | 350
cambio atego | -
diferencial fh | -
oleo 80w90 | 80w90
`;
