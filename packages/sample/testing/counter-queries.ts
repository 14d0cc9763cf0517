/** As the lists of `search-queries.ts`: what a counter abbreviates, types as one word, or calls otherwise. */
export const CAR_COUNTER_QUERIES = `
filt oleo gol 1.0 | Filtro de óleo VW Gol 1.0
filt ar gol | Filtro de ar do motor VW Gol
filt comb gol | Filtro de combustível VW Gol
filt cab strada | Filtro de cabine Fiat Strada
rol roda celta | Rolamento de roda dianteira Chevrolet Celta
rol. roda diant celta | Rolamento de roda dianteira Chevrolet Celta
past freio gol | Pastilha de freio dianteira VW Gol
amort diant gol | Amortecedor dianteiro VW Gol
amort. tras. gol | Amortecedor traseiro VW Gol
kit emb gol | Kit de embreagem VW Gol
kit embreagem plato disco rolamento gol | Kit de embreagem VW Gol
jg past onix | Pastilha de freio dianteira Chevrolet Onix
term dir palio | Terminal de direção Fiat Palio
band esq onix | Bandeja de suspensão dianteira esquerda Chevrolet Onix
lamp h4 | Par de lâmpadas H4
pastilhadefreiogol | Pastilha de freio dianteira VW Gol
filtrodeoleo onix | Filtro de óleo Chevrolet Onix
discodefreio gol | Disco de freio dianteiro VW Gol
pastilhagol | Pastilha de freio dianteira VW Gol
kitembreagem gol | Kit de embreagem VW Gol
filtrodear strada | Filtro de ar do motor Fiat Strada
amortecedordianteiro onix | Amortecedor dianteiro Chevrolet Onix
braço oscilante onix | Bandeja de suspensão dianteira esquerda Chevrolet Onix
braco suspensao argo | Bandeja de suspensão dianteira esquerda Fiat Argo
leque onix | Bandeja de suspensão dianteira esquerda Chevrolet Onix
tirante strada | Bieleta da barra estabilizadora dianteira Fiat Strada
gerador gol | Alternador VW Gol
panela freio gol | Tambor de freio traseiro VW Gol
pomo cambio | Manopla de câmbio
filtro habitaculo strada | Filtro de cabine Fiat Strada
carpete gol | Jogo de tapetes VW Gol
rotula strada | Pivô de suspensão inferior Fiat Strada
junta esferica argo | Pivô de suspensão inferior Fiat Argo
jante aro 14 | Roda de liga leve aro 14
anticongelante | Aditivo de radiador
paraflu rosa | Aditivo de radiador
colmeia radiador uno | Radiador de água Fiat Uno
oleo da caixa 75w80 | Óleo de transmissão 75W-80
oleo hidramatico | Óleo de transmissão
rolamento do cubo celta | Rolamento de roda dianteira Chevrolet Celta
mola espiral argo | Mola helicoidal dianteira Fiat Argo
correia comando gol 1.0 | Kit correia dentada com tensor VW Gol 1.0
kit distribuicao gol 1.0 | Kit correia dentada com tensor VW Gol 1.0
correia acessorios gol 1.6 | Correia poli-V do alternador VW Gol 1.6
capa de direcao | Capa de volante
capa assento | Capa de banco
bloco otico gol | Farol dianteiro direito VW Gol
liquido de freio dot 4 | Fluido de freio DOT 4
oleo dot 4 | Fluido de freio DOT 4
elemento filtrante ar gol | Filtro de ar do motor VW Gol
porta trecos | Organizador de porta-malas
arrefecimento | Aditivo de radiador;Bomba d'água;Radiador
arrefecimento gol | Bomba d'água VW Gol
iluminação | Par de lâmpadas;Farol;Lâmpada
iluminacao onix | Farol dianteiro direito Chevrolet Onix
elétrica | Bateria;Alternador;Par de lâmpadas
acessórios | Capa;Organizador;Jogo de tapetes
acessorios externos | Par de palhetas
interior | Capa;Organizador;Jogo de tapetes
interior gol | Jogo de tapetes VW Gol
rodagem | Pneu;Roda
articulacoes | Pivô;Bieleta;Bandeja
vella gol | Jogo de velas de ignição VW Gol
vlea onix | Jogo de velas de ignição Chevrolet Onix;Vela
amortecedr gol | Amortecedor
rolamneto roda uno | Rolamento de roda
pastlha gol | Pastilha
embreajem gol | Kit de embreagem VW Gol
tapte gol | Jogo de tapetes VW Gol
`;

export const CAR_COUNTER_PARTS = `
past disco onix | Pastilha de freio dianteira Chevrolet Onix;Disco de freio dianteiro Chevrolet Onix
disco x pastilha gol | Pastilha de freio dianteira VW Gol;Disco de freio dianteiro VW Gol
disco/pastilha gol | Pastilha de freio dianteira VW Gol;Disco de freio dianteiro VW Gol
disco c/ pastilha gol | Pastilha de freio dianteira VW Gol;Disco de freio dianteiro VW Gol
pastilhadisco gol | Pastilha de freio dianteira VW Gol;Disco de freio dianteiro VW Gol
kit troca de oleo | Filtro de óleo;Óleo do motor
kit troca de oleo gol | Filtro de óleo VW Gol;Óleo do motor
troca oleo 5w30 gol 1.0 | Filtro de óleo VW Gol 1.0;Óleo do motor 5W-30
`;

export const MOTORCYCLE_COUNTER_QUERIES = `
sapata biz | Patim de freio traseiro Honda Biz
kit tracao cg 160 | Kit relação com retentor Honda CG 160
kit corrente twister | Kit relação com retentor Honda CB Twister
past diant cg 160 | Pastilha de freio dianteira Honda CG 160
revisao | Óleo;Filtro de óleo;Vela
revisao cg 160 | Filtro de óleo Honda CG 160;Vela de ignição Honda CG 160
comandos | Par de retrovisores
retrovizor | Par de retrovisores
retrovisr bros | Par de retrovisores Honda NXR Bros
retrovizores | Par de retrovisores
retrovissor cg 160 | Par de retrovisores Honda CG 160
retorvisor | Par de retrovisores
`;

export const TRUCK_COUNTER_QUERIES = `
spring brake fh | Cuíca de freio traseira dupla Volvo FH
springbrake axor | Cuíca de freio traseira dupla Mercedes-Benz Axor
camara de freio fh | Cuíca de freio traseira dupla Volvo FH
tristop atego | Cuíca de freio traseira dupla Mercedes-Benz Atego
molejo atego | Feixe de molas traseiro Mercedes-Benz Atego
racor fh | Filtro separador de água diesel Volvo FH
cartucho secador atego | Filtro secador de ar do freio Mercedes-Benz Atego
panela de freio atego | Tambor de freio traseiro Mercedes-Benz Atego
periferia do motor | Bomba d'água;Kit de embreagem;Correia
energia constellation | Alternador VW Caminhões Constellation
eletrica 24 v | Par de lâmpadas;Bateria;Alternador
rodagem | Pneu de carga
cuissa freio | Cuíca de freio
cuicca freio atego | Cuíca de freio
secadr constellation | Filtro secador
`;

export const CAR_COUNTER_MISSING = `
rol roda gol | -
motor arranque alternador gol | arranque
bombadagua uno | -
leque gol | -
colmeia gol | -
pastilha discovery | -
troca oleo 10w60 | 10w60
motordepartida gol | -
mola do amortecedor gol | -
pivo da bandeja onix | -
disco sem pastilha gol | pastilha
correia 1720 | 1720
bandeja troca de oleo | troca
rolamento cone 3780 | 3780
amortecedor altura 2012 | 2012
engate onix | -
engate gol 2012 | -
engate reboque strada | -
piso gol | piso
trava pastilha gol | trava
oleo moto 20w50 | moto
filtro de ar moto | moto
`;

export const TRUCK_COUNTER_MISSING = `
leque fh | -
tirante fh | -
sapata fh | -
correia 1620 | 1620
cuica 1620 | -
cuica mercedes 1620 | -
filtro 1620 | -
lona carreta | carreta
tambor de freio carreta | carreta
feixe de mola carreta | carreta
amortecedor carreta | carreta
`;
