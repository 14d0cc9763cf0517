/** Letters and digits that look alike, in part numbers and sizes. */
export const CAR_LOOK_ALIKE_QUERIES = `
TR1OO13 | Pastilha de freio dianteira VW Gol
TR-I0013 | Pastilha de freio dianteira VW Gol
tr-l0013 | Pastilha de freio dianteira VW Gol
5O-12275 | Filtro de óleo VW Gol 1.0
50-12275 | Filtro de óleo VW Gol 1.0
SO-1227S | Filtro de óleo VW Gol 1.0
5o12z75 | Filtro de óleo VW Gol 1.0
CO1226Z | Filtro de óleo VW Gol 1.0
C0-12Z6Z | Filtro de óleo VW Gol 1.0
F1-12B34 | Óleo do motor 20W-50
FL-1Z834 | Óleo do motor 20W-50
PI-1OBI9 | Amortecedor dianteiro VW Gol
M0-10832 | Amortecedor dianteiro VW Gol
10O13 | Pastilha de freio dianteira VW Gol
1226Z | Filtro de óleo VW Gol 1.0
1zz62 | Filtro de óleo VW Gol 1.0
filtro CO1226Z | Filtro de óleo VW Gol 1.0
pastilha TR1OO13 | Pastilha de freio dianteira VW Gol
oleo 5w3o | Óleo do motor 5W-30
oleo 1Sw40 | Óleo do motor 15W-40
oleo 2Ow5O | Óleo do motor 20W-50
bateria 6Oah | Bateria automotiva 60 Ah
bateria 4Sah | Bateria automotiva 45 Ah
lampada h1i | Par de lâmpadas H11
pneu 185/6O r15 | Pneu 185/60 R15
pneu 205/5S r16 | Pneu 205/55 R16
roda aro 1S | Roda de liga leve aro 15
correia 6pk1l95 gol | Correia poli-V do alternador VW Gol
pastilha s10 | Pastilha de freio dianteira Chevrolet S10;Pastilha de freio traseira Chevrolet S10
alternad gol | Alternador VW Gol
alternad hb20 | Alternador Hyundai HB20
radiad uno | Radiador de água Fiat Uno
bateri 60ah | Bateria automotiva 60 Ah
`;

/** `number | expected`: of short part numbers. */
export const SHORT_NUMBER_PRODUCTS = `
Filtro de óleo curto | OC47
Filtro de ar curto | W7S2
Vela de ignição curta | BP6ES
Vela de ignição longa | B8
Correia curta | Z510
Retentor curto | SL20
Rele curto | 5B12
`;

export const SHORT_NUMBER_QUERIES = `
oc47 | Filtro de óleo curto
0C47 | Filtro de óleo curto
oc-47 | Filtro de óleo curto
0c-47 | Filtro de óleo curto
Z51O | Correia curta
2S10 | Correia curta
5L20 | Retentor curto
SL2O | Retentor curto
s12o | Retentor curto
bp6es | Vela de ignição curta
filtro 0c47 | Filtro de óleo curto
`;

/** `query | beginning of all products | left out`, while it is typed. */
export const TYPED_QUERIES = `
5w3 | Óleo do motor 5W-30
oleo 5w3 | Óleo do motor 5W-30
5w | Óleo do motor 5W-
oleo 15w4 | Óleo do motor 15W-40
0w | Óleo do motor 0W-
75w8 | Óleo de transmissão 75W-80
10w30 | Óleo do motor | 10w30
10w60 | Óleo do motor | 10w60
SAE 5w-20 | Óleo do motor | sae 5w-20
alternad gol | Alternador VW Gol
alternad | Alternador
radiad uno | Radiador de água Fiat Uno
embreag gol | Kit de embreagem VW Gol
amortec gol | Amortecedor
bateri 60ah | Bateria automotiva 60 Ah
`;
