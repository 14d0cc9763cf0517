/**
 * Queries as shoppers type them, each with the beginning of the name of a product that must be among the first three.
 * Several products are separated by `;`: one of them suffices. Written before the search that they test.
 */
export const CAR_QUERIES = `
pastilha gol 2012 | Pastilha de freio dianteira VW Gol
pastilha de freio gol 2012 | Pastilha de freio dianteira VW Gol
pastilha de freio dianteira gol g5 | Pastilha de freio dianteira VW Gol
pastilha freio gol g6 | Pastilha de freio dianteira VW Gol
pastilhas gol | Pastilha de freio dianteira VW Gol
gol pastilha | Pastilha de freio dianteira VW Gol
gol 2012 pastilha de freio | Pastilha de freio dianteira VW Gol
2012 gol pastilha | Pastilha de freio dianteira VW Gol
pastilha saveiro | Pastilha de freio dianteira VW Gol
pastilha saveiro 2013 | Pastilha de freio dianteira VW Gol
pastilha voyage 2014 | Pastilha de freio dianteira VW Gol
pastilha de freio voyage g6 | Pastilha de freio dianteira VW Gol
pastilha vw gol 2011 | Pastilha de freio dianteira VW Gol
pastilha volkswagen gol | Pastilha de freio dianteira VW Gol
pastilha volks gol 2015 | Pastilha de freio dianteira VW Gol
patilha gol 2012 | Pastilha de freio dianteira VW Gol
pastilia de freio gol | Pastilha de freio dianteira VW Gol
pastlha freio saveiro | Pastilha de freio dianteira VW Gol
pastilha onix 2014 | Pastilha de freio dianteira Chevrolet Onix
pastilha prisma 2015 | Pastilha de freio dianteira Chevrolet Onix
pastilha de freio gm onix | Pastilha de freio dianteira Chevrolet Onix
pastilha chevrolet prisma | Pastilha de freio dianteira Chevrolet Onix
pastilha hb20 | Pastilha de freio dianteira Hyundai HB20
pastilha hb 20 2016 | Pastilha de freio dianteira Hyundai HB20
pastilha hb20s 2017 | Pastilha de freio dianteira Hyundai HB20
pastilha hyundai hb20 2018 | Pastilha de freio dianteira Hyundai HB20
pastilha palio 2010 | Pastilha de freio dianteira Fiat Palio
pastilha siena 2012 | Pastilha de freio dianteira Fiat Palio
pastilha pálio 2009 | Pastilha de freio dianteira Fiat Palio
pastilha argo 2020 | Pastilha de freio dianteira Fiat Argo
pastilha cronos | Pastilha de freio dianteira Fiat Argo
pastilha strada 2015 | Pastilha de freio dianteira Fiat Strada
pastilha polo 2019 | Pastilha de freio dianteira VW Polo
pastilha virtus 2020 | Pastilha de freio dianteira VW Polo
pastilha traseira corolla 2017 | Pastilha de freio traseira Toyota Corolla
pastilha dianteira corolla 2017 | Pastilha de freio dianteira Toyota Corolla
pastilha corola | Pastilha de freio dianteira Toyota Corolla;Pastilha de freio traseira Toyota Corolla
pastilha civic 2010 | Pastilha de freio dianteira Honda Civic;Pastilha de freio traseira Honda Civic
pastilha traseira civic | Pastilha de freio traseira Honda Civic
pastilha renegade | Pastilha de freio dianteira Jeep Renegade;Pastilha de freio traseira Jeep Renegade
pastilha s10 2015 | Pastilha de freio dianteira Chevrolet S10
pastilha s-10 diesel | Pastilha de freio dianteira Chevrolet S10
pastilha uno 2014 | Pastilha de freio dianteira Fiat Uno
pastilha uno vivace 2013 | Pastilha de freio dianteira Fiat Uno
pastilha celta | Pastilha de freio dianteira Chevrolet Celta
pastilha corsa 2010 | Pastilha de freio dianteira Chevrolet Celta
pastilha logan 2016 | Pastilha de freio dianteira Renault Sandero
pastilha sandero 2018 | Pastilha de freio dianteira Renault Sandero
pastilha ka 2018 | Pastilha de freio dianteira Ford Ka
pastilha kicks | Pastilha de freio traseira Nissan Kicks
disco freio palio | Disco de freio dianteiro Fiat Palio
disco palio | Disco de freio dianteiro Fiat Palio
disco de freio gol 2013 | Disco de freio dianteiro VW Gol
discos de freio saveiro 2012 | Disco de freio dianteiro VW Gol
disco freio onix 2016 | Disco de freio dianteiro Chevrolet Onix
disco dianteiro hb20 2015 | Disco de freio dianteiro Hyundai HB20
disco traseiro corolla 2018 | Disco de freio traseiro Toyota Corolla
disco freio traseiro civic 2008 | Disco de freio traseiro Honda Civic
disco de frieo strada | Disco de freio dianteiro Fiat Strada
tambor gol 2014 | Tambor de freio traseiro VW Gol
tambor de freio prisma 2015 | Tambor de freio traseiro Chevrolet Onix
tambor siena 2014 | Tambor de freio traseiro Fiat Palio
sapata gol | Sapata de freio traseira VW Gol
sapata de freio voyage 2012 | Sapata de freio traseira VW Gol
sapatas onix 2017 | Sapata de freio traseira Chevrolet Onix
sapata strada 2013 | Sapata de freio traseira Fiat Strada
lona de freio gol | Sapata de freio traseira VW Gol
fluido de freio dot 4 | Fluido de freio DOT 4
fluido dot4 | Fluido de freio DOT 4
oleo de freio dot 3 | Fluido de freio DOT 3
fluido freio dot 5.1 | Fluido de freio DOT 5.1
amortecedor gol g5 | Amortecedor dianteiro VW Gol;Amortecedor traseiro VW Gol
amortecedor dianteiro gol g5 | Amortecedor dianteiro VW Gol
amortecedor traseiro gol g6 | Amortecedor traseiro VW Gol
amortecedor traseiro saveiro 2014 | Amortecedor traseiro VW Gol
amortecedores onix | Amortecedor dianteiro Chevrolet Onix;Amortecedor traseiro Chevrolet Onix
amortecedor dianteiro prisma 2016 | Amortecedor dianteiro Chevrolet Onix
amortecedor hb20 traseiro | Amortecedor traseiro Hyundai HB20
amortecedor palio 2012 | Amortecedor dianteiro Fiat Palio;Amortecedor traseiro Fiat Palio
amortecedor siena traseiro | Amortecedor traseiro Fiat Palio
amortecedor strada 2018 | Amortecedor dianteiro Fiat Strada;Amortecedor traseiro Fiat Strada
amortecedor logan | Amortecedor dianteiro Renault Sandero
amortecedor dianteiro renegade 2018 | Amortecedor dianteiro Jeep Renegade
amortcedor gol 2013 | Amortecedor dianteiro VW Gol;Amortecedor traseiro VW Gol
amortecedor virtus | Amortecedor dianteiro VW Polo;Amortecedor traseiro VW Polo
mola dianteira palio | Mola helicoidal dianteira Fiat Palio
mola helicoidal hb20s | Mola helicoidal dianteira Hyundai HB20
molas argo 2019 | Mola helicoidal dianteira Fiat Argo
bandeja onix 2015 | Bandeja de suspensão dianteira esquerda Chevrolet Onix
bandeja suspensao hb20 | Bandeja de suspensão dianteira esquerda Hyundai HB20
bandeja dianteira esquerda palio | Bandeja de suspensão dianteira esquerda Fiat Palio
balança polo 2020 | Bandeja de suspensão dianteira esquerda VW Polo
pivo palio 2010 | Pivô de suspensão inferior Fiat Palio
pivô suspensão corolla 2016 | Pivô de suspensão inferior Toyota Corolla
pivo inferior strada | Pivô de suspensão inferior Fiat Strada
bieleta strada | Bieleta da barra estabilizadora dianteira Fiat Strada
bieleta polo 2019 | Bieleta da barra estabilizadora dianteira VW Polo
bieleta logan 2017 | Bieleta da barra estabilizadora dianteira Renault Sandero
terminal direcao onix 2018 | Terminal de direção Chevrolet Onix
terminal de direção saveiro | Terminal de direção VW Gol
terminais de direção palio | Terminal de direção Fiat Palio
rolamento roda civic | Rolamento de roda dianteira Honda Civic
rolamento celta 2009 | Rolamento de roda dianteira Chevrolet Celta
rolamento de roda corsa | Rolamento de roda dianteira Chevrolet Celta
correia dentada gol 1.0 | Kit correia dentada com tensor VW Gol 1.0
correia dentada gol 1.6 2013 | Kit correia dentada com tensor VW Gol 1.6
kit correia dentada fox 1.0 2012 | Kit correia dentada com tensor VW Gol 1.0
correia dentada palio 1.0 fire | Kit correia dentada com tensor Fiat Palio
correia dentada onix 2017 | Kit correia dentada com tensor Chevrolet Onix
correia dentada siena 1.4 | Kit correia dentada com tensor Fiat Strada
correia alternador hb20 1.0 | Correia poli-V do alternador Hyundai HB20
correia poli v s10 2.8 | Correia poli-V do alternador Chevrolet S10
correia poly-v civic 1.8 | Correia poli-V do alternador Honda Civic
bomba dagua gol 1.0 | Bomba d'água VW Gol 1.0
bomba d'agua palio | Bomba d'água Fiat Palio
bomba de agua onix 1.0 2014 | Bomba d'água Chevrolet Onix
bomba agua civic 2009 | Bomba d'água Honda Civic
bomba d agua fox 1.6 | Bomba d'água VW Gol 1.6
radiador sandero 2016 | Radiador de água Renault Sandero
radiador logan | Radiador de água Renault Sandero
radiador uno 2012 | Radiador de água Fiat Uno
radiador s10 diesel 2016 | Radiador de água Chevrolet S10
aditivo radiador rosa | Aditivo de radiador orgânico
aditivo verde | Aditivo de radiador híbrido concentrado verde
velas onix 1.0 | Jogo de velas de ignição Chevrolet Onix
vela gol 1.6 2012 | Jogo de velas de ignição VW Gol 1.6
vela de ignição palio 2009 | Jogo de velas de ignição Fiat Palio
jogo de vela hb20 1.0 | Jogo de velas de ignição Hyundai HB20
velas corolla 1.8 2016 | Jogo de velas de ignição Toyota Corolla
bobina gol 1.6 | Bobina de ignição VW Gol 1.6
bobina saveiro 2011 | Bobina de ignição VW Gol 1.6
bobina de ignicao corolla 2018 | Bobina de ignição Toyota Corolla
bobina civic 1.8 | Bobina de ignição Honda Civic
embreagem gol 1.0 2010 | Kit de embreagem VW Gol 1.0
kit embreagem palio | Kit de embreagem Fiat Palio
kit de embreagem fox 1.6 | Kit de embreagem VW Gol 1.6
embreagem s10 2.8 2018 | Kit de embreagem Chevrolet S10
embreagem strada 1.4 | Kit de embreagem Fiat Strada
filtro oleo gol 1.0 | Filtro de óleo VW Gol 1.0
filtro de oleo gol 2011 1.0 | Filtro de óleo VW Gol 1.0
filtro oleo fox 2012 | Filtro de óleo VW Gol
filtro de óleo onix | Filtro de óleo Chevrolet Onix
filtro oleo hb20 1.6 | Filtro de óleo Hyundai HB20 1.6
filtro oleo ka 2017 | Filtro de óleo Ford Ka
filtro de oleo logan 1.6 | Filtro de óleo Renault Sandero
filtro oleo s10 diesel | Filtro de óleo Chevrolet S10
filtro de ar gol 1.6 | Filtro de ar do motor VW Gol 1.6
filtro ar motor onix 2015 | Filtro de ar do motor Chevrolet Onix
filtro de ar voyage 1.0 | Filtro de ar do motor VW Gol 1.0
filtro de ar corolla 2017 | Filtro de ar do motor Toyota Corolla
filtro de cabine polo | Filtro de cabine VW Polo
filtro de ar condicionado corolla 2016 | Filtro de cabine Toyota Corolla
filtro ar condicionado polo 2019 | Filtro de cabine VW Polo
filtro do ar condicionado cronos | Filtro de cabine Fiat Argo
filtro cabine strada 2014 | Filtro de cabine Fiat Strada
filtro polen ka | Filtro de cabine Ford Ka
filtro combustivel gol 2012 | Filtro de combustível VW Gol
filtro de combustivel palio flex | Filtro de combustível Fiat Palio
filtro combustivel hb20s 2015 | Filtro de combustível Hyundai HB20
filtro de gasolina onix | Filtro de combustível Chevrolet Onix
filtro | Filtro
oleo 5w30 | Óleo do motor 5W-30
óleo 5w-30 sintético | Óleo do motor 5W-30
oleo motor 15w40 | Óleo do motor 15W-40
oleo 5w40 gol 2012 | Óleo do motor 5W-40
lubrificante 20w50 | Óleo do motor 20W-50
oleo cambio 75w80 | Óleo de transmissão 75W-80
oleo atf | Óleo de transmissão ATF
oleo cvt | Óleo de transmissão CVT
bateria 60ah | Bateria automotiva 60 Ah
bateria 60 amperes | Bateria automotiva 60 Ah
bateria gol 2012 | Bateria automotiva
bateria start stop | Bateria automotiva 60 Ah EFB start-stop;Bateria automotiva 80 Ah AGM start-stop
alternador gol 1.6 | Alternador VW Gol 1.6
alternador hb20 2016 | Alternador Hyundai HB20
alternador honda civic 2010 | Alternador Honda Civic
farol gol 2014 | Farol dianteiro direito VW Gol
farol direito saveiro | Farol dianteiro direito VW Gol
farol onix 2018 | Farol dianteiro direito Chevrolet Onix
farois argo | Farol dianteiro direito Fiat Argo
lampada farol | Par de lâmpadas
lampada h4 | Par de lâmpadas H4
lâmpada h7 branca | Par de lâmpadas H7 55 W branca
lampada de farol h7 | Par de lâmpadas H7
pneus | Pneu
pneu aro 15 185/60 | Pneu 185/60 R15
pneu 195/55 r16 | Pneu 195/55 R16
pneu 205 55 16 | Pneu 205/55 R16
roda aro 15 | Roda de liga leve aro 15
rodas de liga aro 17 | Roda de liga leve aro 17
tapete gol 2013 | Jogo de tapetes VW Gol
tapetes hb20s | Jogo de tapetes Hyundai HB20
jogo de tapete corolla 2018 | Jogo de tapetes Toyota Corolla
capa banco couro | Capa de banco couro
capa de volante | Capa de volante
manopla cambio 5 marchas | Manopla de câmbio 5 marchas
palheta creta | Par de palhetas do limpador Hyundai Creta
palheta limpador celta 2010 | Par de palhetas do limpador Chevrolet Celta
limpador hilux 2018 | Par de palhetas do limpador Toyota Hilux
palhetas mobi | Par de palhetas do limpador Fiat Mobi
volkswagen | Pastilha de freio;Disco de freio;Amortecedor;Filtro;Kit;Jogo;Farol;Terminal;Bomba;Bobina;Tambor;Sapata;Alternador;Mola;Correia
`;

export const MOTORCYCLE_QUERIES = `
pastilha titan 160 | Pastilha de freio dianteira Honda CG 160
pastilha cg 160 2018 | Pastilha de freio dianteira Honda CG 160
pastilha fan 160 | Pastilha de freio dianteira Honda CG 160
pastilha cg160 | Pastilha de freio dianteira Honda CG 160
pastilha bros 2019 | Pastilha de freio dianteira Honda NXR Bros
pastilha biz 125 | Pastilha de freio dianteira Honda Biz
pastilha fazer 250 2014 | Pastilha de freio dianteira Yamaha Fazer 250
pastilha lander | Pastilha de freio dianteira Yamaha Fazer 250
pastilha mt 03 | Pastilha de freio dianteira Yamaha MT-03
pastilha twister 2018 | Pastilha de freio dianteira Honda CB Twister
relação titan 150 2012 | Kit relação com retentor Honda CG 150
kit relacao cg 150 | Kit relação com retentor Honda CG 150
kit relação crosser 2018 | Kit relação com retentor Yamaha Crosser
relacao ninja 300 | Kit relação com retentor Kawasaki Ninja 300
kit relação xre 300 2012 | Kit relação com retentor Honda XRE 300
relação cb 300 | Kit relação com retentor Honda XRE 300
patim freio biz | Patim de freio traseiro Honda Biz
patim de freio cg 160 2020 | Patim de freio traseiro Honda CG 160
filtro oleo twister 250 | Filtro de óleo Honda CB Twister
filtro de oleo titan 160 2017 | Filtro de óleo Honda CG 160
vela cg 150 | Vela de ignição Honda CG 150
vela de ignição lander 2014 | Vela de ignição Yamaha Fazer 250
retrovisor biz | Par de retrovisores Honda Biz
retrovisores fan 160 2019 | Par de retrovisores Honda CG 160
amortecedor traseiro titan 160 | Par de amortecedores traseiros Honda CG 160
amortecedor factor 125 2012 | Par de amortecedores traseiros Yamaha YBR Factor
oleo 20w50 moto | Óleo do motor 20W-50
bateria moto 5ah | Bateria de moto 5 Ah
`;

export const TRUCK_QUERIES = `
lona de freio atego | Jogo de lonas de freio traseiras Mercedes-Benz Atego
lona freio mercedes atego 2016 | Jogo de lonas de freio traseiras Mercedes-Benz Atego
lonas mb accelo | Jogo de lonas de freio traseiras Mercedes-Benz Accelo
lona constellation 2015 | Jogo de lonas de freio traseiras VW Caminhões Constellation
cuica fh 2018 | Cuíca de freio traseira dupla Volvo FH
cuíca de freio daily | Cuíca de freio traseira dupla Iveco Daily
cuica axor | Cuíca de freio traseira dupla Mercedes-Benz Axor
filtro secador constellation | Filtro secador de ar do freio VW Caminhões Constellation
filtro secador p310 2014 | Filtro secador de ar do freio Scania R 440
tambor r440 2015 | Tambor de freio traseiro Scania R 440
disco de freio delivery 2020 | Disco de freio dianteiro VW Caminhões Delivery
feixe de mola atego | Feixe de molas traseiro Mercedes-Benz Atego
amortecedor volvo fh 2016 | Amortecedor dianteiro Volvo FH
filtro oleo daily 2018 | Filtro de óleo Iveco Daily
filtro separador agua fh | Filtro separador de água diesel Volvo FH
bomba dagua scania r440 | Bomba d'água Scania R 440
kit embreagem constellation 2014 | Kit de embreagem VW Caminhões Constellation
alternador atego | Alternador Mercedes-Benz Atego
oleo 15w40 diesel 20l | Óleo do motor diesel 15W-40
bateria 150 ah caminhao | Bateria para caminhão 150 Ah
pneu 295/80 r22.5 | Pneu de carga 295/80 R22.5
`;
