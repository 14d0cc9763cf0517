/** A kind of a part that the shop has only in other kinds: nothing is found. */
export const CAR_KIND_MISSING = `
filtro separador s10 | -
filtro gol separador | -
filtro s10 2.8 decantador | -
filtro secador s10 | -
filtro decantador | -
filtro sedimentador s10 | -
filtro racor s10 | -
filtro respiro gol | -
filtro hidraulico | -
filtro gnv gol | -
filtro de linha gol | -
filtro separador de agua | -
separador de agua | -
separador agua s10 | -
filtro arla s10 | -
bomba hidraulica gol | -
bomba limpador gol | -
bomba do lavador gol | -
bomba eletrica gol | -
bomba injetora gol | -
oleo hidraulico gol | -
oleo suspensao | -
oleo para corrente | -
oleo corrente | -
oleo compressor | -
oleo nautico | -
oleo de garfo | -
correia variador gol | -
bobina eletroventilador gol | -
capa da correia gol | -
capa roda | -
disco tacografo | -
disco de corte | -
disco lixa | -
vela aquecedora gol | -
vela aquecimento | -
fluido limpador | -
fluido hidraulico | -
`;

/** Words that make no other kind, or that the product states. */
export const CAR_KIND_QUERIES = `
filtro oleo gol | Filtro de óleo VW Gol
filtro de oleo motor gol | Filtro de óleo VW Gol
filtro ar gol | Filtro de ar do motor VW Gol
filtro ar motor gol | Filtro de ar do motor VW Gol
filtro esportivo gol | Filtro de;Kit
filtro original gol | Filtro de;Kit
bomba agua gol | Bomba d'água VW Gol
oleo lubrificante 5w30 | Óleo do motor 5W-30
oleo motor 5w30 | Óleo do motor 5W-30
correia compressor gol | Correia poli-V do alternador VW Gol
correia alternador gol | Correia poli-V do alternador VW Gol
correia comando gol | Kit correia dentada com tensor VW Gol
rolamento da roda celta | Rolamento de roda
rolamento do cubo celta | Rolamento de roda
bobina ignicao gol | Bobina de ignição VW Gol
capa de volante | Capa de volante
capa banco | Capa de banco
manopla cambio | Manopla de câmbio
fluido freio | Fluido de freio
fluido embreagem | Fluido de freio
fluido radiador | Aditivo de radiador
lampada farol | Par de lâmpadas
lampada de farol gol | Par de lâmpadas
terminal direcao gol | Terminal de direção VW Gol
vela de ignicao gol | Jogo de velas de ignição VW Gol
vela motor gol | Jogo de velas de ignição VW Gol
disco de freio gol | Disco de freio dianteiro VW Gol
`;

export const MOTORCYCLE_KIND_MISSING = `
filtro respiro cg | -
oleo suspensao | -
oleo garfo | -
oleo corrente | -
vela aquecedora | -
`;

export const TRUCK_KIND_QUERIES = `
filtro separador atego | Filtro separador de água diesel Mercedes-Benz Atego
filtro racor atego | Filtro separador de água diesel Mercedes-Benz Atego
filtro seprador atego | Filtro separador de água diesel Mercedes-Benz Atego
separador agua | Filtro separador de água diesel
secador delivery | Filtro secador de ar do freio VW Caminhões Delivery
filtro secador delivery | Filtro secador de ar do freio VW Caminhões Delivery
filtro oleo delivery | Filtro de óleo VW Caminhões Delivery
`;

export const TRUCK_KIND_MISSING = `
filtro separador delivery | -
filtro seprador delivery | -
filtro racor delivery | -
filtro racor daily | -
filtro secador daily | -
filtro hidraulico | -
filtro hidraulico atego | -
filtro arla daily | -
filtro ureia | -
bomba injetora atego | -
bomba alimentadora atego | -
bomba manual atego | -
bomba ureia atego | -
bomba basculamento atego | -
bomba de graxa | -
oleo hidraulico | -
oleo retarder | -
`;
