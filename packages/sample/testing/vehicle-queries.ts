/** As the lists of `search-queries.ts`: generations, versions, engines, years and other words about the vehicle. */
export const VEHICLE_QUERIES = `
alternador 14v gol | Alternador VW Gol
alternador 14v 90a gol | Alternador VW Gol
alternador strada 14 v | Alternador Fiat Strada
filtro oleo onix 1.0 lt | Filtro de óleo Chevrolet Onix
pastilha onix 1.4 lt | Pastilha de freio dianteira Chevrolet Onix
pastilha civic lxs | Pastilha de freio dianteira Honda Civic
disco onix ltz | Disco de freio dianteiro Chevrolet Onix
amortecedor strada working | Amortecedor dianteiro Fiat Strada;Amortecedor traseiro Fiat Strada
pastilha gol trend | Pastilha de freio dianteira VW Gol
pastilha onix 1.4 8v | Pastilha de freio dianteira Chevrolet Onix
pastilha novo gol 2015 | Pastilha de freio dianteira VW Gol
pastilha nova gol 2015 | Pastilha de freio dianteira VW Gol
pneu gol 2012 aro 14 | Pneu 175/65 R14
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
pastilha golg5 | Pastilha de freio dianteira VW Gol
pastilha gol-g6 | Pastilha de freio dianteira VW Gol
disco onix2016 | Disco de freio dianteiro Chevrolet Onix
pastilha hb20 sedan | Pastilha de freio dianteira Hyundai HB20
pastilha sandero stepway | Pastilha de freio dianteira Renault Sandero
pastilha siena fire | Pastilha de freio dianteira Fiat Palio
pastilha uno vivace | Pastilha de freio dianteira Fiat Uno
pastilha s10 2.4 | Pastilha de freio dianteira Chevrolet S10
pastilha s10 flex | Pastilha de freio dianteira Chevrolet S10
filtro oleo chevrolet diesel | Filtro de óleo Chevrolet S10
filtro oleo chevrolet flex | Filtro de óleo Chevrolet Onix
filtro oleo gol alcool 2012 | Filtro de óleo VW Gol
filtro gasolina gol | Filtro de combustível VW Gol
vela gol 8v | Jogo de velas de ignição VW Gol
vela gol power | Jogo de velas de ignição VW Gol 1.6
correia dentada motor fire | Kit correia dentada com tensor Fiat
filtro oleo fire | Filtro de óleo Fiat
bomba dagua fire 1.4 | Bomba d'água Fiat Strada 1.4
vela flexpower | Jogo de velas de ignição Chevrolet Onix
filtro oleo onix flexpower | Filtro de óleo Chevrolet Onix
amortecedor gol 2010 a 2012 | Amortecedor dianteiro VW Gol;Amortecedor traseiro VW Gol
amortecedor gol 2008 a 2012 | Amortecedor dianteiro VW Gol;Amortecedor traseiro VW Gol
pastilha corola 16 | Pastilha de freio dianteira Toyota Corolla;Pastilha de freio traseira Toyota Corolla
pastilha palhio 12 | Pastilha de freio dianteira Fiat Palio
disco gol 1.0 10/12 | Disco de freio dianteiro VW Gol
pastilha gol g5 12 | Pastilha de freio dianteira VW Gol
pastilha gol 2010/12 | Pastilha de freio dianteira VW Gol
bateria 60ah polo esquerdo | Bateria automotiva 60 Ah 480 A esquerda
bateria polo positivo direito | Bateria automotiva
bateria polo direito 60ah | Bateria automotiva 60 Ah 480 A direita
bateria 60ah polo positivo lado esquerdo | Bateria automotiva 60 Ah 480 A esquerda
farol polo direito | Farol dianteiro direito VW Polo
terminal polo direito | Terminal de direção VW Polo
pastilha gool | Pastilha de freio dianteira VW Gol
pastiha oniks | Pastilha de freio dianteira Chevrolet Onix
pastilha onics | Pastilha de freio dianteira Chevrolet Onix
disco oniks 2016 | Disco de freio dianteiro Chevrolet Onix
palheta hilucs | Par de palhetas do limpador Toyota Hilux
pastilha cienna 2012 | Pastilha de freio dianteira Fiat Palio
pastilha gou g5 | Pastilha de freio dianteira VW Gol
pastilha syvic | Pastilha de freio dianteira Honda Civic;Pastilha de freio traseira Honda Civic
pastilha xevrolet onix | Pastilha de freio dianteira Chevrolet Onix
pastilha hb2o | Pastilha de freio dianteira Hyundai HB20
disco hb-2o | Disco de freio dianteiro Hyundai HB20
bateria start-stop | Bateria automotiva 60 Ah EFB start-stop;Bateria automotiva 80 Ah AGM start-stop
tapete pick up strada | Jogo de tapetes Fiat Strada
radiador uno 2013 com ar | Radiador de água Fiat Uno
filtro de cabine strada com ar condicionado | Filtro de cabine Fiat Strada
oleo mobil 5w30 | Óleo do motor 5W-30
pastilha renegade longitude | Pastilha de freio dianteira Jeep Renegade
pastilha polo highline 2020 | Pastilha de freio dianteira VW Polo
pastilha gol g5 trend 2012 | Pastilha de freio dianteira VW Gol
pastilha renolt | Pastilha de freio dianteira Renault Sandero
farol fiat working | Farol dianteiro direito Fiat Strada
pastilha strada cabine dupla | Pastilha de freio dianteira Fiat Strada
filtro de cabine strada cabine dupla | Filtro de cabine Fiat Strada
`;

export const MOTORCYCLE_VEHICLE_QUERIES = `
relacao biz 125 | Kit relação com retentor Honda Biz 124 cc
relacao cb 250 | Kit relação com retentor Honda CB Twister
pastilha biz 125cc 2015 | Pastilha de freio dianteira Honda Biz 124 cc
relacao ybr 125 | Kit relação com retentor Yamaha YBR Factor 124 cc
pastilha start | Pastilha de freio dianteira Honda CG 160
pastilha cb 300r | Pastilha de freio dianteira Honda XRE 300
pastilha fz25 | Pastilha de freio dianteira Yamaha Fazer 250
pastilha xtz 250 | Pastilha de freio dianteira Yamaha Fazer 250
pastilha xtz 150 | Pastilha de freio dianteira Yamaha Crosser
pastilha factor 125 2012 | Pastilha de freio dianteira Yamaha YBR Factor
relacao titan 160 | Kit relação com retentor Honda CG 160
pastilha honda 125 | Pastilha de freio dianteira Honda Biz
pastilha titan 2010 | Pastilha de freio dianteira Honda CG 150
`;

export const TRUCK_VEHICLE_QUERIES = `
lona 1719 | Jogo de lonas de freio traseiras Mercedes-Benz Atego
lona mb 1016 | Jogo de lonas de freio traseiras Mercedes-Benz Accelo
lona fh540 | Jogo de lonas de freio traseiras Volvo FH
filtro oleo 35s14 | Filtro de óleo Iveco Daily
lona vw 17190 | Jogo de lonas de freio traseiras VW Caminhões Constellation
cuica scania 440 | Cuíca de freio traseira dupla Scania R 440
lona volvo 540 | Jogo de lonas de freio traseiras Volvo FH
lona atego 12 | Jogo de lonas de freio traseiras Mercedes-Benz Atego
tambor 24280 | Tambor de freio traseiro VW Caminhões Constellation
tambor 24.280 | Tambor de freio traseiro VW Caminhões Constellation
tambor constellation 24.280 | Tambor de freio traseiro VW Caminhões Constellation
filtro oleo 9.170 | Filtro de óleo VW Caminhões Delivery
cuica axor 2544 | Cuíca de freio traseira dupla Mercedes-Benz Axor
cuica 2544 | Cuíca de freio traseira dupla Mercedes-Benz Axor
fh 540 | Alternador Volvo FH;Amortecedor dianteiro Volvo FH;Filtro separador de água diesel Volvo FH
24280 | Amortecedor dianteiro VW Caminhões Constellation;Feixe de molas traseiro VW Caminhões Constellation
`;

export const VEHICLE_MISSING = `
vela onix 1.4 lt | -
vela onix 1.4 lt 2014 | -
filtro oleo onix 1.4 lt | -
embreagem onix 1.4 lt | -
pastilha onix premier | -
disco onix turbo | -
pastilha onix turbo | -
pastilha onix 1.0 12v | -
pastilha gol 12v | -
tapete gol 1.0 12v | -
disco strada freedom 1.3 | -
farol strada freedom | -
amortecedor civic lxr | -
disco civic 2.0 | -
pastilha golf highline | -
farol esquerdo gol trend | -
pastilha strada pick up | pick;up
pneu pick-up | pick;up
pastilha g5 g6 | g5;g6
disco g6 | g6
pastilha konixu | konixu
pastilha preta | preta
pastilha cor preta | cor;preta
disco largo | largo
pastilha marca boa | marca;boa
pastilha renegeid | renegeid
hilux turbo | -
turbo s10 2.8 | -
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
pastilha hb20x | -
pastilha hb20x 2015 | -
hb20x | -
pastilha onixplus | -
pastilha golg4 | -
pastilha crossfox | -
pastilha space fox 2012 | -
pastilha classic | -
pastilha corsa classic | -
amortecedor mille | -
pastilha corolla cross | -
pastilha golf | -
pastilha fiat punto | -
filtro oleo peugeot 207 | -
pastilha ka+ | sedan
pastilha strada adventure | adventure
pastilha palio weekend | weekend
bateria golf | golf
filtro oleo s10 flex | -
filtro oleo s10 2.4 flex | -
filtro oleo gol diesel | -
filtro oleo hilux gasolina 2018 | -
vela gol 16v | -
correia dentada ea111 | -
kit embreagem ap 1.8 | -
correia dentada vht | -
vela zetec | -
vela tsi | -
bobina ea111 1.6 | -
oleo 5w40 tsi | tsi
oleo motor ap | ap
correia polo | -
correia polo mpi | -
amortecedor gol 2008 a 2012 | 2008;2012
disco hb20 13 a 19 | 13;19
pastilha onix 2013 a 2022 | 2013;2022
pastilha gol 2009-2012 | 2009;2012
pastilha gol de 2008 ate 2012 | 2008;2012
pastilha gol 08 a 12 | 08;12
pastilha gol 08/12 | 08/12
pastilha gol g5 2008 a 2012 | 2008;2012
kit embreagem gol 1.0 2008/2013 | 2008;2013
amortecedor gol 2000 a 2005 | -
pastilha corolla 05 | -
pneu corolla 16 | corolla
bateria 60ah polo invertido | invertido
bateria polo 2019 | polo;2019
terminal bateria polo positivo | -
borne polo negativo | -
cabo bateria polo positivo | -
filtro oleo hb20 turbo | -
filtro oleo hb20 1.0 turbo | -
vela onix turbo | -
pastilha triton | -
strada cabine dupla pastilha | cabine;dupla
`;

export const MOTORCYCLE_VEHICLE_MISSING = `
relacao biz 110 | -
relacao ybr 150 | -
pastilha biz 110 | -
relacao biz 100 | -
relacao biz 100cc | -
kit relacao cg 125 | -
relação biz 110 | -
vela biz 100 | -
pastilha fazer 150 | -
relacao titan 125 | -
pastilha factor 150 | -
pastilha pop 100 | -
pastilha hornet | -
pastilha cb 500 | -
pastilha mt-07 | -
pastilha cbx 250 | -
relacao xre 190 | -
pastilha cg 125 | 125
pastilha dafra | -
`;

export const TRUCK_VEHICLE_MISSING = `
lona 1113 | -
lona mb 1113 | -
filtro oleo 1620 | -
lona 2544 | -
lona freio mb 1620 | -
lona mb 1113 | -
cuica scania 113 | -
lona vw 24250 | -
filtro oleo mercedes 1620 | -
lona mercedes 1620 | 1620
lona atego 2430 | 2430
lona fh12 | -
lona stralis | -
lona 35s14 | -
lona sprinter | -
pneu atego | atego
`;
