/** All that a query leaves out, or `-`, and the part that is missing. The type of all vehicles of a shop says nothing. */
export const CAR_NOTES = `
bateria 60 amperes positivo lado direito | -
lampada h4 h7 | -
vela iridium corolla | -
bateria carro | -
oleo carro 5w30 | -
pneu moto | moto
pneu caminhao | caminhao
filtro separador s10 | - | filtro separador
filtro de respiro gol | - | filtro respiro
bomba hidraulica gol | - | bomba hidraulica
quanto custa palheta gol | - | palheta
preciso de pastilha honda fit urgente | - | pastilha
palheta boa pra gol xyzw | - | palheta
palheta dianteira gol barata | - | palheta dianteira
palheta bosch 26 gol | - | palheta 26
`;

export const MOTORCYCLE_NOTES = `
relacao biz 125 | -
filtro oleo biz 125cc 2015 | -
relacao factor 125 | -
relacao crosser 150 | -
relacao pop 110 | -
relacao twister 250 | -
relacao 428h | -
oleo moto | -
pastilha moto | -
oleo carro | carro
lampada h4 h7 | h7
`;

export const TRUCK_NOTES = `
pneu caminhao | -
oleo diesel caminhao | -
filtro oleo caminhao | -
filtro oleo caminhoes | -
filtro separador delivery | - | filtro separador
filtro racor daily | - | filtro racor
`;
