/** As the lists of `search-queries.ts`: greetings, short words and spoken numbers, as shoppers type and dictate on phones. */
export const CAR_PHONE_QUERIES = `
filtro oleo gol um ponto seis | Filtro de óleo VW Gol 1.6
bateria de sessenta amperes | Bateria automotiva 60 Ah
bateria quarenta e cinco ah | Bateria automotiva 45 Ah
BATERIA SETENTA AMPERES | Bateria automotiva 70 Ah
oi boa tarde vcs tem pastilha do gol g5 | Pastilha de freio dianteira VW Gol
bom dia, tem disco de freio pro onix 2016 | Disco de freio dianteiro Chevrolet Onix
pastilha freio p/ onix 2017 | Pastilha de freio dianteira Chevrolet Onix
agua de radiador rosa | Aditivo de radiador
agua para radiador verde | Aditivo de radiador
capa p/banco de couro | Capa de banco couro
capa de banco cachorro | Capa de banco para pet
filtro d oleo gol 1.0 | Filtro de óleo VW Gol 1.0
filtro arcondicionado ka 2017 | Filtro de cabine Ford Ka
oleo do cambio automatico dexron 6 | Óleo de transmissão ATF Dexron VI
tambor 1.0 litro gol | Tambor de freio traseiro VW Gol
tambor 1,6 litros gol | Tambor de freio traseiro VW Gol
tambor de 1.6l gol | Tambor de freio traseiro VW Gol
`;

export const CAR_PHONE_PARTS = `
TR10013 CO12262 onix | Pastilha de freio dianteira VW Gol;Filtro de óleo VW Gol
tr10013 co12262 gol | Pastilha de freio dianteira VW Gol;Filtro de óleo VW Gol
filtro e oleo 5w30 onix | Filtro de óleo Chevrolet Onix;Óleo do motor 5W-30
filtro + oleo 5w30 hb20 1.0 | Filtro de óleo Hyundai HB20 1.0;Óleo do motor 5W-30
oleo 5w30 filtro onix | Filtro de óleo Chevrolet Onix;Óleo do motor 5W-30
filtro de ar e oleo 5w30 gol 1.0 | Filtro de ar do motor VW Gol 1.0;Óleo do motor 5W-30
kit troca de oleo onix 5w30 + filtro | Óleo do motor 5W-30;Filtro de óleo Chevrolet Onix
oleo 5w30 e filtro gol 1.0 | Óleo do motor 5W-30;Filtro de óleo VW Gol 1.0
oleo 5w40 com filtro hb20 1.0 | Óleo do motor 5W-40;Filtro de óleo Hyundai HB20 1.0
oleo 5w30 e filtro de ar gol 1.0 | Óleo do motor 5W-30;Filtro de ar do motor VW Gol 1.0
`;

export const CAR_PHONE_NOTES = `
TR10013 CO12262 onix | - | tr10013, co12262
onix 2015 tr-10013 co-12262 | - | tr10013, co12262
tr10013 co12262 gol | -
tem pastilha pro lancer na loja | - | pastilha
qual a cor da pastilha gol | cor
p/n TR-10013 | -
P/N: TR10013 | -
bateria cento e cinquenta amperes | 150 amperes
dois amortecedores gol | -
quatro pastilhas do gol | -
um litro de oleo 5w30 | -
vela onix um ponto zero | -
filtro oleo gol um ponto seis | -
arla 32 20l | - | arla 32 20l
pastilha uno vivaci 2014 | -
filtro combustivel onix 1.0 2015 joy | -
pastilha hb20 confort 2016 | -
pastilha corolla altiss 2017 | -
pastilha gol vermela 2012 | vermela
agua de radiador rosa | -
bateria de sessenta amperes | -
bateria 45 amperes direita | -
boa noite preciso de pastilha hb20 | -
ola, gostaria de saber se vcs tem pastilha do palio 2012? | -
opa tem palheta pro gol ai | - | palheta
oi boa tarde vcs tem pastilha do gol g5 | -
pastilha boa gol | boa
pastilha p/ gol | -
bateria 60 ah p/ gol | - | bateria 60 ah
bateria pra corolla 2016 | - | bateria
p/ choque gol | - | para-choque
filtro d oleo gol 1.0 | -
farol lado d onix | -
filtro arcondicionado ka 2017 | -
oleo do cambio automatico dexron 6 | -
oleo atf dexron 3 | iii
bom dia | - | bom dia
oi, boa tarde | - | oi boa tarde
ou | - | ou
me ve um filtro de oleo do hb20 1.0 | -
quanto ta a pastilha do onix | -
preciso d um par d amortecedor traseiro gol | -
quero 2 amortecedor dianteiro do palio | -
vcs entregam pastilha gol | -
pastilha gol com frete gratis hoje | -
pastilha gol em promocao | -
oleo 5w30 frasco 1 litro | -
tambor 1.0 litro gol | -
`;

export const TRUCK_PHONE_QUERIES = `
bateria cento e cinquenta amperes | Bateria para caminhão 150 Ah
bateria de duzentos e vinte ah | Bateria para caminhão 220 Ah
oleo 15w40 tambor 200 litros | Óleo do motor diesel 15W-40
oleo 15w40 em tambor de 200l | Óleo do motor diesel 15W-40
tambor accelo 2016 | Tambor de freio traseiro Mercedes-Benz Accelo
`;

export const TRUCK_PHONE_NOTES = `
bateria cento e cinquenta amperes | -
bateria de duzentos e vinte ah | -
bateria cem amperes | -
bateria 180ah p/ caminhao | -
bom dia vcs tem cuica pro atego 2014 | -
oleo 15w40 ci4 balde 20 litros | -
oleo 15w40 ci4 balde de 20l | -
oleo 15w40 tambor 200 litros | 200 litros
oleo 15w40 balde | balde
tambor accelo 2016 | -
`;
