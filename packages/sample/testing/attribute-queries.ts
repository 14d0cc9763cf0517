export const CAR_ATTRIBUTE_QUERIES = `
lampada 60/55 | Par de lâmpadas H4
lampada 60/55w 12v | Par de lâmpadas H4
farol w5w gol | Farol dianteiro direito VW Gol
filtro oleo 3/4-16 | Filtro de óleo Renault Sandero;Filtro de óleo Hyundai HB20 1.6;Filtro de óleo Fiat Strada
filtro oleo 3/4"-16 unf | Filtro de óleo Renault Sandero;Filtro de óleo Hyundai HB20 1.6
filtro oleo rosca 3/4 | Filtro de óleo Renault Sandero;Filtro de óleo Hyundai HB20 1.6
filtro oleo m20x1.50 | Filtro de óleo Hyundai HB20 1.0;Filtro de óleo Fiat Palio
pivo m14x1,5 | Pivô de suspensão inferior Toyota Corolla
pivo m12 x 1.5 | Pivô de suspensão inferior Fiat Palio;Pivô de suspensão inferior Ford Ka
bieleta m10x1,5 polo | Bieleta da barra estabilizadora dianteira VW Polo
correia 1.195 mm | Correia poli-V do alternador Fiat Strada;Correia poli-V do alternador VW Gol
correia 6pk 1.750 | Correia poli-V do alternador Honda Civic;Correia poli-V do alternador Toyota Corolla
correia 1750 | Correia poli-V do alternador Honda Civic;Correia poli-V do alternador Toyota Corolla
correia 868 | Correia poli-V do alternador Hyundai HB20
correia gol 1195 | Correia poli-V do alternador VW Gol
correia 1196 | Correia poli-V do alternador Fiat Strada;Correia poli-V do alternador VW Gol
correia 6 canais | Correia poli-V do alternador
alternador 5 frisos | Alternador Hyundai HB20
correia dentada 129 dentes | Kit correia dentada com tensor VW Gol;Kit correia dentada com tensor Fiat Strada
kit correia 111 | Kit correia dentada com tensor
kit correia 9.525mm | Kit correia dentada com tensor
kit correia passo 9,525 mm | Kit correia dentada com tensor
rolamento 34x64x37 | Rolamento de roda dianteira Fiat Uno;Rolamento de roda dianteira Ford Ka
rolamento 39 x 72 x 37 | Rolamento de roda dianteira Renault Sandero
rolamento 40x80x40 | Rolamento de roda dianteira
disco 282 x 24 | Disco de freio dianteiro Honda Civic;Disco de freio dianteiro Toyota Corolla
filtro ar 301x192 | Filtro de ar do motor Toyota Corolla;Filtro de ar do motor Honda Civic
filtro cabine 232x184x30 | Filtro de cabine
radiador 510x358 | Radiador de água Renault Sandero
disco 6 furos | Disco de freio traseiro Chevrolet S10;Disco de freio dianteiro Chevrolet S10
disco 4 furos gol | Disco de freio dianteiro VW Gol
bobina 4 pinos | Bobina de ignição Toyota Corolla;Bobina de ignição Honda Civic
bobina 3 pinos gol | Bobina de ignição VW Gol
embreagem 14 estrias | Kit de embreagem Chevrolet S10
manopla cambio 6 marchas | Manopla de câmbio
disco espessura 22 | Disco de freio dianteiro
tambor diametro interno 200 mm | Tambor de freio traseiro
vela sextavado 14 | Jogo de velas de ignição
roda et 38 | Roda de liga leve aro 14
bateria cca 480 | Bateria automotiva 60 Ah 480 A
bateria 480 cca | Bateria automotiva 60 Ah 480 A
bateria 60ah cca480 | Bateria automotiva 60 Ah 480 A
bateria 410 a | Bateria automotiva 50 Ah 410 A
bateria 500 cca | Bateria automotiva 60 Ah 480 A
bateria corrente de partida a frio 560a | Bateria automotiva 70 Ah 560 A
pastilha semimetalica onix | Pastilha de freio dianteira Chevrolet Onix
oleo api sn | Óleo do motor 5W-40 sintético
oleo ilsac gf-6a | Óleo do motor 5W-30;Óleo do motor 0W-20
oleo 5w30 gf6a | Óleo do motor 5W-30 sintético API SP
rolamento 100cr6 | Rolamento de roda
pastilha semi-metálica | Pastilha de freio
tapete borracha | Jogo de tapetes
tapete de borracha gol | Jogo de tapetes VW Gol
tapete carpete onix | Jogo de tapetes Chevrolet Onix
pastilha com sensor s10 | Pastilha de freio dianteira Chevrolet S10
pastilha sensor corolla | Pastilha de freio dianteira Toyota Corolla;Pastilha de freio traseira Toyota Corolla
bandeja com bucha onix | Bandeja de suspensão dianteira esquerda Chevrolet Onix
bomba dagua com junta gol 1.0 | Bomba d'água VW Gol 1.0
palheta gancho celta | Par de palhetas do limpador Chevrolet Celta
rolamento importado civic | Rolamento de roda dianteira Honda Civic
pastilha sem sensor gol | Pastilha de freio dianteira VW Gol
sapata sem amianto gol | Sapata de freio traseira VW Gol
farol sem lampadas gol | Farol dianteiro direito VW Gol
rolamento abs civic | Rolamento de roda dianteira Honda Civic
filtro oleo antirretorno gol | Filtro de óleo VW Gol
farol mascara negra gol | Farol dianteiro direito VW Gol
radiador cambio manual uno | Radiador de água Fiat Uno
radiador cambio automatico civic | Radiador de água Honda Civic 2007 a 2011
pneu suv | Pneu 215/65 R16
tapete lavavel gol | Jogo de tapetes VW Gol
kit embreagem com plato onix | Kit de embreagem Chevrolet Onix
capa banco bipartido | Capa de banco
vela de iridio | Jogo de velas de ignição Toyota Corolla
vela iridio corolla | Jogo de velas de ignição Toyota Corolla
filtro cabine carvao ativado | Filtro de cabine
radiador aluminio uno | Radiador de água Fiat Uno
amortecedor pressurizado gol | Amortecedor dianteiro VW Gol;Amortecedor traseiro VW Gol
`;

export const CAR_ATTRIBUTE_MISSING = `
pastilha com sensor gol | sensor
pastilha sem sensor s10 | sem sensor
sensor pastilha s10 | -
junta bomba dagua gol | -
tapete veludo gol | veludo
radiador cambio automatico uno | automatico
amortecedor com batente gol | batente
vela com cabo gol | cabo
lampada 55/60 | 55/60
farol 60/55 gol | 6055
filtro oleo 5/8 | 5/8
filtro oleo 1 1/8 | 1 1/8
pivo m14x1,75 | m14x1,75
correia 1760 | 1760
correia 1.760 mm | 1760 mm
correia 6pk 1.760 | 6pk 1.760
correia 1195 onix | 1195
rolamento 34x66x37 | 34x66x37
disco 282x22 | 282x22
disco 239x12 | 239x12
disco 7 furos | 7 furos
disco 5 furos gol | 5 furos
correia dentada 120 dentes | 120 dentes
bobina 6 pinos | 6 pinos
bobina 3 pinos corolla | 3 pinos
embreagem 28 estrias | 28 estrias
bateria cca 490 | 490a
bateria 70ah cca 600 | 600a
pastilha ceramica | ceramica
oleo 5w30 sn | sn
oleo dexos | dexos
pastilha ceramica onix | ceramica
vela iridio gol | iridio
vela platina | platina
disco ventilado gol | ventilado
disco solido | solido
disco perfurado | perfurado
radiador de cobre | cobre
sapata amianto | amianto
semimetalica | -
iridio | -
xyz ferro | -
`;

export const MOTORCYCLE_ATTRIBUTE_QUERIES = `
lampada 35/35 | Lâmpada de farol de moto
vela m10x1 | Vela de ignição
vela m10 x 1,0 | Vela de ignição
relacao 118 elos | Kit relação com retentor
pinhao 13 | Kit relação com retentor
pinhao 13 dentes | Kit relação com retentor
relacao 43x14 | Kit relação com retentor BMW G 310;Kit relação com retentor Yamaha MT-03
relacao 428x118 | Kit relação com retentor
relacao 15 44 | Kit relação com retentor Honda CG 150;Kit relação com retentor Honda NXR Bros
pastilha semimetalica | Pastilha de freio
pneu com camara | Pneu de moto
pneu sem camara | Pneu de moto 140/70-17
patim com mola biz | Patim de freio traseiro Honda Biz
retrovisor haste longa | Par de retrovisores
`;

export const MOTORCYCLE_ATTRIBUTE_MISSING = `
lampada 60/55 | 60/55
pinhao 16 | 16
pinhao 16 dentes | 16 dentes
relacao 120 elos | 120 elos
relacao 45x16 | 45x16
vela m10x1,25 | m10x1,25
vela iridio | iridio
`;

export const TRUCK_ATTRIBUTE_QUERIES = `
cuica com garfo | Cuíca de freio traseira dupla Volvo FH;Cuíca de freio traseira dupla Scania R 440;Cuíca de freio traseira dupla Mercedes-Benz Axor
lona com rebite atego | Jogo de lonas de freio traseiras Mercedes-Benz Atego
cuica 24/30 | Cuíca de freio traseira dupla VW Caminhões Constellation;Cuíca de freio traseira dupla Mercedes-Benz Atego
cuica 16 24 | Cuíca de freio traseira dupla Iveco Daily
cuica 2430 | Cuíca de freio traseira dupla VW Caminhões Constellation;Cuíca de freio traseira dupla Mercedes-Benz Atego
cuica fh 30x30 | Cuíca de freio traseira dupla Volvo FH
cuica fh 2020 | Cuíca de freio traseira dupla Volvo FH
lampada 75/70w 24v | Par de lâmpadas H4 75/70 W
filtro oleo 1 1/8 | Filtro de óleo Mercedes-Benz Atego;Filtro de óleo Scania R 440
filtro oleo 1 1/8-16 un | Filtro de óleo Mercedes-Benz Atego;Filtro de óleo Scania R 440
filtro 1"-14 uns | Filtro separador de água diesel
filtro secador g 1 1/4 | Filtro secador de ar do freio
secador m39x1,50 | Filtro secador de ar do freio VW Caminhões Delivery;Filtro secador de ar do freio Mercedes-Benz Accelo
correia 1.905 | Correia poli-V do alternador Iveco Daily
correia 1540 | Correia poli-V do alternador Mercedes-Benz Accelo;Correia poli-V do alternador VW Caminhões Delivery
feixe de molas 1.480 | Feixe de molas traseiro VW Caminhões Constellation;Feixe de molas traseiro Mercedes-Benz Atego
feixe 9 laminas | Feixe de molas traseiro VW Caminhões Constellation;Feixe de molas traseiro Mercedes-Benz Atego
tambor 8 furos | Tambor de freio traseiro Mercedes-Benz Accelo
secador 14 bar | Filtro secador de ar do freio
bateria 1150a | Bateria para caminhão 220 Ah 1.150 A
bateria 1.000 a | Bateria para caminhão 180 Ah 1.000 A
disco 330 delivery | Disco de freio dianteiro VW Caminhões Delivery
disco 434 volvo | Disco de freio dianteiro Volvo FH
tambor 410 volvo | Tambor de freio traseiro Volvo FH
tambor 325 accelo | Tambor de freio traseiro Mercedes-Benz Accelo
disco scania 440 | Disco de freio dianteiro Scania R 440
`;

export const TRUCK_ATTRIBUTE_MISSING = `
cuica 20/30 | 20/30
cuica delivery 24/30 | 24/30
lampada 70/75 | 70/75
filtro oleo 1 1/4 | 1 1/4
disco 340 delivery | 340
tambor 12 furos | 12 furos
feixe 8 laminas | 8 laminas
bateria cca 1200 | 1200a
correia 1.910 | 1.910
`;
