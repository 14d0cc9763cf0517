/** As the lists of `search-queries.ts`: engines, years, codes and sizes in writings of telephones and counters. */
export const CAR_WRITING_QUERIES = `
filtro ar onix 1.0 2017 lt | Filtro de ar do motor Chevrolet Onix 1.0
pastilha gol 2012 l | Pastilha de freio dianteira VW Gol
filtro oleo onix 2016 8 v | Filtro de óleo Chevrolet Onix 1.0 8V
vela corolla 16 valvulas | Jogo de velas de ignição Toyota Corolla 1.8 16V
filtro oleo gol g5 8 valvulas | Filtro de óleo VW Gol
kit embreagem hb20 1.0 3 cilindros | Kit de embreagem Hyundai HB20
kit embreagem luk hb20 1.0 3 cilindros | Kit de embreagem Hyundai HB20
pastilha onix 2019/2020 | Pastilha de freio dianteira Chevrolet Onix
pastilha gol ano/mod 11/12 | Pastilha de freio dianteira VW Gol
paleta parabrisa mobi | Par de palhetas do limpador Fiat Mobi
palheta do vidro celta | Par de palhetas do limpador Chevrolet Celta
2000001000O14 | Pastilha de freio dianteira VW Gol
2OOOOO1OOOO14 | Pastilha de freio dianteira VW Gol
2000001000oi4 pastilha | Pastilha de freio dianteira VW Gol
correia poly v 6 pk 1195 | Correia poli-V do alternador Fiat Strada;Correia poli-V do alternador VW Gol
correia poly-v gol | Correia poli-V do alternador VW Gol
correia poli v hb20 | Correia poli-V do alternador Hyundai HB20
correia pk 6 1195 | Correia poli-V do alternador Fiat Strada;Correia poli-V do alternador VW Gol
correia pk4 868 | Correia poli-V do alternador Hyundai HB20
correia 4pk0868 | Correia poli-V do alternador Hyundai HB20
pneu 165.70.13 | Pneu 165/70 R13
roda et40 | Roda de liga leve aro 15 4×100
lampada h7 1 polo | Par de lâmpadas H7
farol gol 12v | Farol dianteiro direito VW Gol
farol gol 12 v | Farol dianteiro direito VW Gol
farol hb20 1.0 12v | Farol dianteiro direito Hyundai HB20
bateria 45ah polo dir | Bateria automotiva 45 Ah
bateria polo esq 60 | Bateria automotiva 60 Ah 480 A esquerda
pastilha golzinho | Pastilha de freio dianteira VW Gol
pastilha unozinho 2014 | Pastilha de freio dianteira Fiat Uno
pastilha celtinha | Pastilha de freio dianteira Chevrolet Celta
pastilha kazinho 2018 | Pastilha de freio dianteira Ford Ka
pastilha hb20zinho | Pastilha de freio dianteira Hyundai HB20
tr-10013 onix | Pastilha de freio dianteira VW Gol 2010 a 2016
TR10013 pastilha onix 2015 | Pastilha de freio dianteira VW Gol 2010 a 2016
onix 2015 10013 | Pastilha de freio dianteira VW Gol 2010 a 2016
radi ador uno | Radiador de água Fiat Uno
amor tecedor gol | Amortecedor dianteiro VW Gol;Amortecedor traseiro VW Gol
pasti lha onix 2015 | Pastilha de freio dianteira Chevrolet Onix
alter nador corolla 1.8 | Alternador Toyota Corolla
bom ba dagua palio | Bomba d'água Fiat Palio
limpador de parabriza mobi | Par de palhetas do limpador Fiat Mobi
limpador de para briza mobi | Par de palhetas do limpador Fiat Mobi
palheta parra-brisa celta | Par de palhetas do limpador Chevrolet Celta
bobina gol 12v | Bobina de ignição VW Gol 1.6
bobina gol 12 v | Bobina de ignição VW Gol 1.6
bobina de ignicao strada 12 volts | Bobina de ignição Fiat Strada
bobina civic 2010 12v | Bobina de ignição Honda Civic
pneu aro quinze | Pneu 185/60 R15
manopla cinco marchas | Manopla de câmbio 5 marchas
roda aro quinze quatro furos | Roda de liga leve aro 15 4×100
pastilha hb20 r spec 2018 | Pastilha de freio dianteira Hyundai HB20
roda furo central 56,6 | Roda de liga leve aro 15;Roda de liga leve aro 16
lampada milha h11 | Par de lâmpadas H11
lampada de neblina h11 55w | Par de lâmpadas H11
lampada farol de milha hb4 | Par de lâmpadas HB4
lampada luz auxiliar hb4 | Par de lâmpadas HB4
`;

export const CAR_WRITING_MISSING = `
filtro ar onix 2022 lt | -
pastilha gol 2020 l | -
pastilha gol 2005 16 v | -
vela gol 16 valvulas | -
filtro oleo onix 12 v | -
vela onix 16 valv | -
cilindro de roda gol | -
2000001000O15 | -
lampada h7 1 polo 2019 | 2019
palheta golzinho | -
lampada fitinha | fitinha
`;

export const CAR_WRITING_NOTES = `
luz de freio gol | freio | luz
filtro ar onix 1.0 2017 lt | -
filtro oleo gol g5 8 valvulas | -
filtro oleo hb20 2015 12 v | -
vela corolla 16 valvulas | -
vela gol 16 valvulas | - | vela
vela hb20 3 cilindros | 3 cilindros
pastilha onix 2019/2020 | 2019;2020
pastilha onix 19/20 | 19/20
pastilha onix 2012/2013 | -
pastilha gol 11/12 | -
pastilha gol ano/mod 11/12 | -
pastilha gol ano mod 2011/2012 | -
pastilha gol fab 2011 mod 2012 | -
pastilha gol mod. 2012 | -
pastilha gol ano fab. 2011 | -
palheta parabrisa mobi | -
palheta do para-brisa celta | -
limpador de parabrisa kicks | -
parabrisa mobi | - | para-brisa
correia pk 6 1195 | -
correia 4pk0868 | -
correia pk 5 1195 | pk 5 1195
farol gol 12v | -
farol gol 24 v | 24v
farol gol 1.0 12v | - | farol
cod TR-10013 | -
ref. tr 10013 travaboa | -
codigo de barras 2000001000014 | -
ean: 2000001000014 | -
bateria moura carro | moura
oleo lubrax carro 5w30 | lubrax
oleo mobil moto | mobil;moto
roda aro 15 4x100 et40 | -
roda et45 aro 15 | 45mm
lampada h7 1 polo | 1polo
2 pneus 175/65 r14 | -
4 velas gol 1.6 | -
2 un pneu 175/65r14 | -
2x amortecedor dianteiro gol | -
4 pneus 175/65 r14 pirelli | 4;pirelli
3 marchas manopla | 3 marchas
bateria 45ah polo dir | -
bateria 60 polo pos dir | -
pastilha golzinho | -
roda furo central 56,6 | -
roda furo central 57,1 aro 15 | 57.1mm
parra-choque traseiro | - | para-choque traseiro
parra choque gol | - | para-choque
parachoqe gol | - | para-choque
para shoque gol | - | para-choque
parra brisa | - | para-brisa
parra-lama gol | - | para-lama
retro visor | - | retrovisor
retro vizor gol | - | retrovisor
guarda po | - | guarda po
radi ador uno | -
limpador de parabriza mobi | -
eletro ventilador gol | - | eletroventilador
bobina gol 12v | -
bobina gol 2012 12 v | -
bobina gol 1.0 12v | - | bobina
bobina gol 16v | - | bobina
bobina gol 24v | - | bobina
filtro oleo gol 12v | - | filtro oleo
filtro oleo hb20 12v | -
vela gol 12v | - | vela
pastilha gol dois mil e doze | -
pastilha gol dois mil e dezenove | - | pastilha
roda aro treze | aro 13
vela hb20 tres cilindros | 3 cilindros
pastilha new fit | - | pastilha
pastilha novo fit | - | pastilha
sapata freio traz onix | -
bandeja onix lado direito 2018 | - | bandeja direito
bateria 60 amper | -
pastilha hb20 r-spec 2018 | -
pastilha s10 high country 2018 | -
pastilha uno economy 2013 | -
palheta dianteira mobi | -
limpador dianteiro kicks | -
agua desmineralizada | - | agua desmineralizada
agua destilada bateria | - | agua destilada bateria
tr-10013 onix | - | tr10013
TR10013 pastilha onix 2015 | - | tr10013 pastilha
tr10013 gol 2012 | -
lampada milha h11 | milha
lampada neblina | neblina
lampada farol de milha | milha
lampada placa | placa
luz de placa | placa
farol de milha | - | farol milha
farol auxiliar universal | - | farol auxiliar universal
rele 12v | - | rele 12v
quanto custa farol de neblina | - | farol neblina
`;

export const MOTORCYCLE_WRITING_QUERIES = `
relacao cg 160 15 44 | Kit relação com retentor Honda CG 160
kit relacao fan 160 15 44 dentes | Kit relação com retentor Honda CG 160
pastilha bizinha 125 | Pastilha de freio dianteira Honda Biz
retro visor biz | Par de retrovisores Honda Biz
retro-visor titan 160 | Par de retrovisores Honda CG 160
`;

export const MOTORCYCLE_WRITING_NOTES = `
relacao cg 160 15 44 | -
retro visor biz | -
corrente de comando cg 160 | - | corrente comando
corrente distribuicao twister | - | corrente distribuicao
corrente cg 160 | -
pastilha biz ex 125 2018 | -
pastilha fazer ys 250 blueflex 2015 | -
pneu biz 80/100-14 traz | -
relacao cg 160 16 43 | 43x16
pastilha bizinha 125 | -
oleo mobil 20w50 moto | mobil
pastilha cobreq moto cg 160 | cobreq
`;

export const TRUCK_WRITING_NOTES = `
pneu caminhao borrachudo | borrachudo
bateria 150 amper caminhao | -
oleo lubrax caminhao 15w40 | lubrax
`;
