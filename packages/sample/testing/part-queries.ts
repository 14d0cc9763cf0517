/** As the lists of `search-queries.ts`: packing, misspelled words, versions, generations, codes and other words. */
export const CAR_PART_QUERIES = `
patim freio palio | Sapata de freio traseira Fiat Palio
patim de freio gol | Sapata de freio traseira VW Gol
ponteira de direção palio | Terminal de direção Fiat Palio
pastilha breque gol | Pastilha de freio dianteira VW Gol
jogo de pastilha gol 2013 | Pastilha de freio dianteira VW Gol
kit pastilha onix | Pastilha de freio dianteira Chevrolet Onix
par de amortecedor dianteiro palio | Amortecedor dianteiro Fiat Palio
par amortecedor traseiro hb20 | Amortecedor traseiro Hyundai HB20
peça pastilha strada 2012 | Pastilha de freio dianteira Fiat Strada
conjunto embreagem gol 1.6 | Kit de embreagem VW Gol 1.6
jogo de sapata gol 2014 | Sapata de freio traseira VW Gol
par disco freio onix | Disco de freio dianteiro Chevrolet Onix
unidade bobina saveiro 1.6 | Bobina de ignição VW Gol 1.6
jogo de molas argo | Mola helicoidal dianteira Fiat Argo
jogo velas gol 1.0 | Jogo de velas de ignição VW Gol 1.0
par palheta celta | Par de palhetas do limpador Chevrolet Celta
pç radiador uno | Radiador de água Fiat Uno
jogo de pastilha | Pastilha de freio
par de amortecedor | Amortecedor
amortessedor gol | Amortecedor dianteiro VW Gol;Amortecedor traseiro VW Gol
amorteçedor dianteiro onix | Amortecedor dianteiro Chevrolet Onix
amotecedor palio | Amortecedor dianteiro Fiat Palio;Amortecedor traseiro Fiat Palio
rolamneto roda sandero | Rolamento de roda dianteira Renault Sandero
embreajem gol 1.0 | Kit de embreagem VW Gol 1.0
alternadro civic | Alternador Honda Civic
alternnadorr corolla | Alternador Toyota Corolla
combustivil gol filtro 1.0 | Filtro de combustível VW Gol 1.0
estabelizadora strada bieleta | Bieleta da barra estabilizadora dianteira Fiat Strada
organisador porta malas | Organizador de porta-malas
organizadores porta mala | Organizador de porta-malas
trasmissao cvt oleo | Óleo de transmissão CVT
amortecidro dianteiro argo | Amortecedor dianteiro Fiat Argo
radiadr s10 | Radiador de água Chevrolet S10
bieletta polo | Bieleta da barra estabilizadora dianteira VW Polo
pastilha gol g5 dianteira | Pastilha de freio dianteira VW Gol
disco gol g6 | Disco de freio dianteiro VW Gol
farol gol g6 | Farol dianteiro direito VW Gol
tapete gol g5 | Jogo de tapetes VW Gol
pastilha palio g4 | Pastilha de freio dianteira Fiat Palio
pastilha onix g1 | Pastilha de freio dianteira Chevrolet Onix
pastilha gol 13 | Pastilha de freio dianteira VW Gol
pastilha gol 2011/2012 | Pastilha de freio dianteira VW Gol
pastilha gol 11/12 | Pastilha de freio dianteira VW Gol
disco onix 16/17 | Disco de freio dianteiro Chevrolet Onix
amortecedor hb20 2014 2019 | Amortecedor dianteiro Hyundai HB20;Amortecedor traseiro Hyundai HB20
TR-1OO13 | Pastilha de freio dianteira VW Gol
tri0013 | Pastilha de freio dianteira VW Gol
c0-12262 | Filtro de óleo VW Gol 1.0
CO-l2262 | Filtro de óleo VW Gol 1.0
aS-I3276 | Pneu 175/65 R14
10013 | Pastilha de freio dianteira VW Gol
pneu 1756514 | Pneu 175/65 R14
pneu 205 55 r 16 | Pneu 205/55 R16
roda aro14 | Roda de liga leve aro 14
roda 5x114 | Roda de liga leve aro 17
lampada hb 4 | Par de lâmpadas HB4
oleo 0 w 20 | Óleo do motor 0W-20
oleo de freio | Fluido de freio
oleo de freio dot4 | Fluido de freio DOT 4
oleo de cambio 75w80 | Óleo de transmissão 75W-80
oleo cambio | Óleo de transmissão
terminal direito gol | Terminal de direção VW Gol
amortecedor da frente onix | Amortecedor dianteiro Chevrolet Onix
amortecedor frente gol | Amortecedor dianteiro VW Gol
amortecedor de atras hb20 | Amortecedor traseiro Hyundai HB20
pastilha frontal corolla | Pastilha de freio dianteira Toyota Corolla
farol lado passageiro gol 2014 | Farol dianteiro direito VW Gol
farol ld saveiro | Farol dianteiro direito VW Gol
bandeja le onix | Bandeja de suspensão dianteira esquerda Chevrolet Onix
bandeja lado do motorista onix | Bandeja de suspensão dianteira esquerda Chevrolet Onix
filtro volks gol | Filtro de óleo VW Gol
disco gm onix | Disco de freio dianteiro Chevrolet Onix
filtro chevy onix | Filtro de
disco e pastilha gol | Disco de freio dianteiro VW Gol;Pastilha de freio dianteira VW Gol
amortecedor dianteiro direito gol | Amortecedor dianteiro VW Gol
correia do alternador gol 1.6 | Correia poli-V do alternador VW Gol
pastilha onix 1.4 | Pastilha de freio dianteira Chevrolet Onix
quero pastilha do meu gol | Pastilha de freio dianteira VW Gol
tampa porta malas organizador | Organizador de porta-malas com tampa
bobina civic | Bobina de ignição Honda Civic
vela gol 1.0 | Jogo de velas de ignição VW Gol 1.0
lona onix | Sapata de freio traseira Chevrolet Onix
suspensao onix | Bandeja de suspensão dianteira esquerda Chevrolet Onix
freio gol | Sapata de freio;Tambor de freio;Pastilha de freio;Disco de freio
bieleta barra estabilizadora strada | Bieleta da barra estabilizadora dianteira Fiat Strada
tensor correia dentada gol 1.0 | Kit correia dentada com tensor VW Gol 1.0
tensor gol 1.0 | Kit correia dentada com tensor VW Gol 1.0
alternador civic | Alternador Honda Civic
rodas | Roda de liga leve
liquido radiador | Aditivo de radiador
freio pastilha gol | Pastilha de freio dianteira VW Gol
coifa manopla cambio | Manopla de câmbio 5 marchas com coifa
kit embreagem | Kit de embreagem
kit amortecedor gol | Amortecedor dianteiro VW Gol;Amortecedor traseiro VW Gol
oleo de cambio gol | Óleo de transmissão
oleo cambio palio 2012 | Óleo de transmissão
oleo do motor onix | Óleo do motor
oleo motor hb20 1.0 | Óleo do motor
aditivo radiador gol | Aditivo de radiador
fluido freio gol | Fluido de freio
plato gol | Kit de embreagem VW Gol
plato embreagem palio | Kit de embreagem Fiat Palio
rolamento embreagem palio | Kit de embreagem Fiat Palio
disco de embreagem | Kit de embreagem
disco embreagem onix 1.0 | Kit de embreagem Chevrolet Onix
disco da embreagem strada 1.4 | Kit de embreagem Fiat Strada
plato e disco de embreagem gol 1.6 | Kit de embreagem VW Gol 1.6
colar de embreagem onix | Kit de embreagem Chevrolet Onix
rolamento tensor gol 1.0 | Kit correia dentada com tensor VW Gol 1.0
rolamento tensor onix | Kit correia dentada com tensor Chevrolet Onix
esticador correia dentada gol 1.0 | Kit correia dentada com tensor VW Gol 1.0
jogo de disco embreagem gol 1.6 | Kit de embreagem VW Gol 1.6
rolamento correia dentada palio | Kit correia dentada com tensor Fiat Palio
colar embreagem gol 1.6 | Kit de embreagem VW Gol 1.6
pastilha partir onix 2016 | Pastilha de freio dianteira Chevrolet Onix
pastilha onix a partir de 2015 | Pastilha de freio dianteira Chevrolet Onix
disco a partir de 2014 hb20 | Disco de freio dianteiro Hyundai HB20
palheta dianteira kicks | Par de palhetas do limpador Nissan Kicks
pivo inferior argo | Pivô de suspensão inferior Fiat Argo
oleo 10w40 semi sintetico | Óleo do motor 10W-40 semissintético
oleo semi-sintetico 10w40 | Óleo do motor 10W-40 semissintético
oleo 5w30 100% sintetico | Óleo do motor 5W-30 sintético
oleo mineral 20w50 | Óleo do motor 20W-50 mineral
oleo gl5 80w90 | Óleo de transmissão 80W-90 API GL-5
filtro de ar cabine strada | Filtro de cabine Fiat Strada
filtro ar da cabine polo | Filtro de cabine VW Polo
filtro do ar-condicionado ka | Filtro de cabine Ford Ka
filtro antipolen cabine argo | Filtro de cabine Fiat Argo
filtro gasolina gol 1.0 | Filtro de combustível VW Gol 1.0
filtro de ar strada | Filtro de ar do motor Fiat Strada
porta malas | Organizador de porta-malas
oleo | Óleo
`;

/** Queries that name several parts: a product of each must be among the first three. */
export const SEVERAL_PARTS = `
disco e pastilha polo | Disco de freio dianteiro VW Polo;Pastilha de freio dianteira VW Polo
filtro oleo e ar | Filtro de óleo;Filtro de ar do motor
filtro oleo e ar gol | Filtro de óleo VW Gol;Filtro de ar do motor VW Gol
filtro de oleo e filtro de ar gol | Filtro de óleo VW Gol;Filtro de ar do motor VW Gol
filtros de oleo, ar e cabine strada | Filtro de óleo Fiat Strada;Filtro de ar do motor Fiat Strada;Filtro de cabine Fiat Strada
filtro de combustivel e oleo palio | Filtro de combustível Fiat Palio;Filtro de óleo Fiat Palio
pastilha + disco gol 2012 original | Pastilha de freio dianteira VW Gol;Disco de freio dianteiro VW Gol
jogo de pastilha e par de disco gol | Pastilha de freio dianteira VW Gol;Disco de freio dianteiro VW Gol
vela & filtro de oleo palio 2010 | Jogo de velas de ignição Fiat Palio;Filtro de óleo Fiat Palio
amortecedor dianteiro e traseiro gol | Amortecedor dianteiro VW Gol;Amortecedor traseiro VW Gol
bieleta, pivo e terminal strada | Bieleta da barra;Pivô de suspensão;Terminal de direção Fiat Strada
oleo 5w30 e filtro de oleo | Óleo do motor 5W-30;Filtro de óleo
patilha e dicso onix | Pastilha de freio dianteira Chevrolet Onix;Disco de freio dianteiro Chevrolet Onix
oleo 5w30 e filtro de oleo gol | Óleo do motor 5W-30;Filtro de óleo VW Gol
bateria e alternador gol | Bateria;Alternador VW Gol
lampada h4 e farol gol | Par de lâmpadas H4;Farol
disco, pastilha e fluido dot 4 onix | Disco de freio dianteiro;Pastilha de freio dianteira;Fluido de freio DOT 4
pastilha onix e disco onix | Pastilha de freio dianteira Chevrolet Onix;Disco de freio dianteiro Chevrolet Onix
filtro de oleo gol e filtro de ar gol | Filtro de óleo VW Gol;Filtro de ar do motor VW Gol
disco gol 2012 + pastilha gol 2012 | Disco de freio dianteiro VW Gol;Pastilha de freio dianteira VW Gol
embreagem e pastilha onix | Kit de embreagem Chevrolet Onix;Pastilha de freio dianteira Chevrolet Onix
disco pastilha onix | Disco de freio dianteiro Chevrolet Onix;Pastilha de freio dianteira Chevrolet Onix
disco com pastilha gol | Disco de freio dianteiro VW Gol;Pastilha de freio dianteira VW Gol
pastilha disco gol 2012 | Disco de freio dianteiro VW Gol;Pastilha de freio dianteira VW Gol
disco pastilha | Disco de freio;Pastilha de freio
kit pastilha disco | Disco de freio;Pastilha de freio
kit disco pastilha polo | Disco de freio dianteiro VW Polo;Pastilha de freio dianteira VW Polo
patilha dicso onix | Pastilha de freio dianteira Chevrolet Onix;Disco de freio dianteiro Chevrolet Onix
filtro ar oleo onix | Filtro de óleo Chevrolet Onix;Filtro de ar do motor Chevrolet Onix
filtro oleo ar gol | Filtro de óleo VW Gol;Filtro de ar do motor VW Gol
filtro oleo filtro ar gol | Filtro de óleo VW Gol;Filtro de ar do motor VW Gol
filtro oleo cabine combustivel strada | Filtro de óleo Fiat Strada;Filtro de cabine Fiat Strada;Filtro de combustível Fiat Strada
bieleta pivo terminal strada | Bieleta da barra;Pivô de suspensão;Terminal de direção Fiat Strada
vela bobina gol | Jogo de velas de ignição VW Gol;Bobina de ignição VW Gol
pastilha lona gol | Pastilha de freio dianteira VW Gol;Sapata de freio traseira VW Gol
amortecedor dianteiro traseiro gol | Amortecedor dianteiro VW Gol;Amortecedor traseiro VW Gol
filtro oleo gol 1.0 e 1.6 | Filtro de óleo VW Gol 1.0;Filtro de óleo VW Gol 1.6
filtro oleo gol 1.0 1.6 | Filtro de óleo VW Gol 1.0;Filtro de óleo VW Gol 1.6
filtro oleo gol 1.0/1.6 | Filtro de óleo VW Gol 1.0;Filtro de óleo VW Gol 1.6
vela gol 1.0 ou 1.6 2012 | Jogo de velas de ignição VW Gol 1.0;Jogo de velas de ignição VW Gol 1.6
pastilha disco gol 1.0 e 1.6 | Disco de freio dianteiro VW Gol;Pastilha de freio dianteira VW Gol
amortecedor dianteiro oleo motor polo | Amortecedor dianteiro VW Polo;Óleo do motor
correia poli-v embreagem corolla | Kit de embreagem Toyota Corolla;Correia poli-V do alternador Toyota Corolla
sapata freio e embreagem gol 2013 | Sapata de freio traseira VW Gol;Kit de embreagem VW Gol
correia dentada + kit embreagem onix 1.0 | Kit correia dentada com tensor Chevrolet Onix;Kit de embreagem Chevrolet Onix
kit embreagem pastilha onix | Kit de embreagem Chevrolet Onix;Pastilha de freio dianteira Chevrolet Onix
fluido freio pastilha gol | Fluido de freio;Pastilha de freio dianteira VW Gol
oleo 5w30 bateria gol | Óleo do motor 5W-30;Bateria automotiva
pastilha gol e vela onix | Pastilha de freio dianteira VW Gol;Jogo de velas de ignição Chevrolet Onix
filtro de oleo civic e filtro de ar corolla | Filtro de óleo Honda Civic;Filtro de ar do motor Toyota Corolla
pastilha gol, disco onix | Pastilha de freio dianteira VW Gol;Disco de freio dianteiro Chevrolet Onix
disco pastilha gol + amortecedor dianteiro polo | Disco de freio dianteiro VW Gol;Pastilha de freio dianteira VW Gol;Amortecedor dianteiro VW Polo
vela gol 1.0 e bobina gol 1.6 | Jogo de velas de ignição VW Gol 1.0;Bobina de ignição VW Gol 1.6
oleo 5w30 e 10w40 | Óleo do motor 5W-30;Óleo do motor 10W-40
oleo 5w30, 10w40 e 15w40 | Óleo do motor 5W-30;Óleo do motor 10W-40;Óleo do motor 15W-40
vela gol 1.0 e onix 1.0 | Jogo de velas de ignição VW Gol 1.0;Jogo de velas de ignição Chevrolet Onix
amortecedor dianteiro gol e traseiro onix | Amortecedor dianteiro VW Gol;Amortecedor traseiro Chevrolet Onix
tr 10013 e co 12262 | Pastilha de freio dianteira VW Gol;Filtro de óleo VW Gol 1.0
TR10013 CO12262 | Pastilha de freio dianteira VW Gol;Filtro de óleo VW Gol 1.0
TR10013 + pastilha onix | Pastilha de freio dianteira VW Gol;Pastilha de freio dianteira Chevrolet Onix
oleo 5w30 10w40 | Óleo do motor 5W-30;Óleo do motor 10W-40
oleo 5w30/10w40 | Óleo do motor 5W-30;Óleo do motor 10W-40
oleo 5w30 sintetico e 10w40 semissintetico | Óleo do motor 5W-30;Óleo do motor 10W-40
h4 e h7 | Par de lâmpadas H4;Par de lâmpadas H7
5w30 e 10w40 | Óleo do motor 5W-30;Óleo do motor 10W-40
10w40, 5w30 | Óleo do motor 5W-30;Óleo do motor 10W-40
lampada h4 e h7 | Par de lâmpadas H4;Par de lâmpadas H7
fluido dot 3 e dot 4 | Fluido de freio DOT 3;Fluido de freio DOT 4
bateria 60ah e 70ah | Bateria automotiva 60 Ah;Bateria automotiva 70 Ah
pneu 175/65 r14 e 185/60 r15 | Pneu 175/65 R14;Pneu 185/60 R15
roda aro 14 e aro 15 | Roda de liga leve aro 14;Roda de liga leve aro 15
disco, pastilha tambor gol | Disco de freio dianteiro VW Gol;Pastilha de freio dianteira VW Gol;Tambor de freio traseiro VW Gol
`;

export const MOTORCYCLE_PART_QUERIES = `
lona freio biz | Patim de freio
kit transmissao bros | Kit relação
kit transmissão bros 160 | Kit relação
coroa pinhao twister | Kit relação
coroa e pinhao twister 2018 | Kit relação
corrente | Kit relação com retentor
corrente cg 160 | Kit relação com retentor Honda CG 160
corrente twister 250 | Kit relação com retentor Honda CB Twister
corrente com retentor bros | Kit relação com retentor Honda NXR Bros
corrente 428 118 elos | Kit relação com retentor
corrente, coroa e pinhao fazer 250 | Kit relação com retentor Yamaha Fazer 250
corrente da moto titan 150 | Kit relação com retentor Honda CG 150
jogo pastilha cg 160 | Pastilha de freio dianteira Honda CG 160
par de amortecedor biz | Par de amortecedores traseiros Honda Biz
pastilha bross 2016 | Pastilha de freio dianteira Honda NXR Bros
kit relacao twister | Kit relação com retentor Honda CB Twister
pneu 80 100 18 | Pneu de moto 80/100-18
pneu 9090 18 | Pneu de moto 90/90-18
pneu 140/70 r17 | Pneu de moto 140/70-17
oleo 10 w 30 | Óleo do motor 10W-30
lampada farol | Lâmpada de farol de moto
oleo | Óleo do motor
lampada hs 1 | Lâmpada de farol de moto HS1
bateria 7ah | Bateria de moto 7 Ah
retrovisor titan 160 2020 | Par de retrovisores Honda CG 160
`;

export const TRUCK_PART_QUERIES = `
filtro de ar constellation | Filtro de ar do motor
filtro de ar atego | Filtro de ar do motor
filtro secador atego | Filtro secador de ar do freio
pneu 29580225 | Pneu de carga 295/80 R22.5
pneu 275 80 22.5 | Pneu de carga 275/80 R22.5
filtro racor fh | Filtro separador de água diesel Volvo FH
plato fh | Kit de embreagem Volvo FH
disco de embreagem fh | Kit de embreagem Volvo FH
rolamento embreagem atego | Kit de embreagem Mercedes-Benz Atego
mola fh | Feixe de molas traseiro Volvo FH
filtro diesel fh | Filtro separador de água diesel Volvo FH
filtro combustivel fh | Filtro separador de água diesel Volvo FH
jogo de lona atego | Jogo de lonas de freio traseiras Mercedes-Benz Atego
par lampada h 7 24v | Par de lâmpadas H7 70 W 24 V
oleo 15 w 40 20 litros | Óleo do motor diesel 15W-40
bateria 180 ah | Bateria para caminhão 180 Ah
`;

/** Queries of which no product is right. Each must find nothing, or leave out all of the words behind `|`. */
export const CAR_MISSING = `
oleo 10w30 | 10w30
oleo 5w20 | 5w20
sonda lambda onix | -
bola de cambio | -
palheta gol | -
pastilha cg 160 | -
pastilha gol 1998 | -
pastilha gol 98 | -
pastilha gol quadrado | -
gol quadrado | -
pastilha gol bola | -
amortecedor palio 1999 | -
amortecedor hb20 2024 | -
filtro de oleo uno | -
filtro de cabine hilux | -
mangueira radiador uno | -
farol corolla 2005 | -
correia dentada s10 2.8 | dentada
radiador gol 2012 | gol;2012
radiador uno 2013 com ar | com ar
radiador uno sem ar condicionado | sem ar condicionado
radiador uno c/ ar | c/ ar
pastilha gol com abs | com abs
correia alternador hb20 1.0 com ar | com ar
carburador gol | -
carburador | -
escapamento onix | -
motor de partida gol 1.6 | partida
pneu 175/70 r13 | 175/70 r13
pneu 165 80 13 | 165 80 13
oleo 10w60 | 10w60
mobil 5w30 | mobil
oleo mobil 5w30 | mobil
mobil super 3000 5w40 | mobil;super;3000
castrol 20w50 | castrol
lubrax dot 4 | lubrax
pneu michelin 205/55 r16 | michelin
pastilha cobreq gol | cobreq
lampada h 1 | h 1
bateria 90ah | 90ah
bateria gol 2012 | gol;2012
bateria 60ah onix | onix
oleo 5w30 civic 2010 | civic;2010
pastilha gol travabem | travabem
pastilha ferrari | ferrari
roda 5x112 | 5x112
6pk 1045 | -
7891234567895 | -
tr99999 | -
pastilha honda fit | -
pastilha honda fit 2012 | -
pastilha fiat toro | -
pastilha jeep compass | -
pastilha chevrolet tracker 2018 | -
pastilha honda hr-v | -
filtro de oleo ford fiesta | -
amortecedor mercedes | -
pastilha mercedez | -
filtro de oleo mb | -
filtro oleo onix 1.4 | -
filtro oleo gm onix 1.4 | -
vela hb20 1.6 | -
embreagem gol 1.8 | -
bomba de oleo gol | -
motor de arranque gol | -
filtro ar condicionado onix | -
oleo direcao hidraulica | -
tampa tanque combustivel gol | -
bomba combustivel palio | -
disco de embreagem uno | -
rolamento embreagem uno | embreagem
cabo de embreagem onix | -
filtro ar hb20 1.6 | -
correia dentada s10 | -
coifa homocinetica gol | -
farol esquerdo gol g6 | -
farol lado motorista gol | -
farol le gol | -
vela civic | -
capo gol | -
motor limpador gol | -
motor do limpador hilux | -
servo freio gol | -
amortecedor direcao gol | -
filtro oleo cambio gol | -
tapete mala gol | -
cebolinha oleo gol | -
cavalete agua gol | -
mangote radiador gol | -
sinaleira gol | -
surdina gol | -
chicote eletrico gol | -
rolamento alternador gol | -
rotor alternador civic | -
bucha barra estabilizadora strada | -
coxim amortecedor gol | -
cilindro de roda gol | -
lampada h1 | h1
lampada h3 | h3
plato embreagem uno | -
oleo de cambio gol | gol
oleo do motor onix | onix
oleo motor hb20 1.0 | hb20;1.0
aditivo radiador palio | palio
palheta traseira kicks | -
limpador traseiro creta | -
palheta de tras celta | -
pivo superior argo | -
farol milha gol | -
farol de neblina gol | -
farol auxiliar onix | -
amortecedor porta malas gol | -
amortecedor do capo polo | -
amortecedor tampa traseira onix | -
terminal axial gol | -
oleo gl5 75w90 | 75w90
oleo cambio gl4 80w | 80w
oleo 15w40 sintetico | 15w40
oleo 5w30 mineral | 5w30
oleo 10w40 sintetico | 10w40
tapete porta malas gol | -
filtro diesel s10 | -
filtro de diesel s10 2.8 | -
filtro ar cabine hilux | -
bobina gol 1.0 | -
bobina onix | -
bobina palio | -
bieleta palio | -
tensor civic 1.8 | -
polia alternador civic | -
polia alternador | -
barra estabilizadora strada | -
banco gol | -
vela e cabo de vela | cabo
amortecedor e coxim | coxim
sonda lambda e pastilha onix | sonda;lambda
farol e lanterna gol | lanterna
pastilha gol e vela civic | vela;civic
vela civic e palheta gol | -
filtro de oleo uno e filtro de ar corolla | oleo;uno
oleo 5w30 e 10w60 | 10w60
palheta gol e kicks | gol
pastilha gol e vela ferrari | vela;ferrari
pastilha hr-v e disco civic | pastilha;hr
disco e rolamento gol | rolamento
disco com rolamento gol | rolamento
bandeja e pivo onix | pivo
disco embreagem cobreq onix | cobreq
filtro de oleo e correia dentada s10 | dentada
pastilha lanterna gol | lanterna
vela cabo gol | cabo
amortecedor coxim onix | coxim
sonda lambda pastilha onix | sonda;lambda
filtro oleo onix 1.0 e 1.4 | 1.4
cubo roda gol | -
bucha bandeja onix | -
filtro oleo cambio gol 1.0 | -
volante gol | -
coifa | -
lanterna | -
`;

export const TRUCK_MISSING = `
cuica simples fh | -
cuica dianteira fh | -
sapata atego | -
amortecedor cabine fh | -
correia ventilador fh | -
filtro hidraulico fh | hidraulico
oleo hidraulico | hidraulico
`;

export const MOTORCYCLE_MISSING = `
pastilha gol 2012 | -
bateria 12ah | 12ah
carburador titan 150 | -
relacao cg 160 2005 | -
oleo 20w50 sintetico | 20w50
oleo bengala | -
retentor titan | -
retentor cg 160 | -
retentor | -
guia corrente cg 160 | -
relacao sem retentor cg 160 | sem;retentor
retrovisor biz e farol cg 160 | farol;cg;160
manete freio cg 160 | -
pneu 90/90-18 dianteiro | 90/90-18
farol | -
farol cg 160 | -
roda cg 160 | -
`;
