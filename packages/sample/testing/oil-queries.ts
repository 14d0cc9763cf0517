/** As `MEASURE_PRODUCTS`: oils for engines of either fuel, which not all names say. The newest ones come last. */
export const OIL_PRODUCTS = `
Filtro de óleo motor diesel
Filtro de combustível diesel
Bomba de óleo motor diesel
Óleo do motor 15W-40 diesel 3 L
Óleo do motor 5W-30 diesel ACEA C3 1 L
Óleo Shell Rimula R4 15W-40 CI-4 20 L
Óleo Mobil Delvac MX 15W40 CK4 1 L
Óleo do motor 10W-40 ACEA E7 20 L
Óleo do motor 10W-40 API SN 1 L
Óleo do motor 5W-30 API SP 1 L
Óleo do motor 20W-50 gasolina 1 L
Óleo Lubrax Essencial 15W-40 API SL 1 L
Óleo de câmbio 75W-90 GL-5 diesel 1 L
`;

const DIESEL =
  "Óleo do motor 15W-40 diesel;Óleo do motor 5W-30 diesel;Óleo Shell Rimula;Óleo Mobil Delvac;Óleo do motor 10W-40 ACEA E7";
const DIESEL_15W40 = "Óleo do motor 15W-40 diesel;Óleo Shell Rimula;Óleo Mobil Delvac";
const PETROL =
  "Óleo do motor 10W-40 API SN;Óleo do motor 5W-30 API SP;Óleo do motor 20W-50 gasolina;Óleo Lubrax Essencial";

/** As the lists of `search-queries.ts`. */
export const OIL_QUERIES = `
oleo diesel 15w40 | ${DIESEL_15W40}
oleo 15w40 diesel | ${DIESEL_15W40}
oleo 15 w 40 diesel | ${DIESEL_15W40}
oleo dizel 15w40 | ${DIESEL_15W40}
oleo disel 15w40 | ${DIESEL_15W40}
oleo diezel 15w40 | ${DIESEL_15W40}
lubrificante diesel 15w40 | ${DIESEL_15W40}
oleo motor a diesel 15w40 | ${DIESEL_15W40}
oleo para motor diesel 15w-40 | ${DIESEL_15W40}
oleo 15w40 motor dizel | ${DIESEL_15W40}
oleo motor diesel | ${DIESEL}
oleo diesel | ${DIESEL}
oleo do motor diesel | ${DIESEL}
oleo p/ motor diesel | ${DIESEL}
oleo caminhao | ${DIESEL}
oleo hilux diesel | ${DIESEL}
oleo motor s10 diesel | ${DIESEL}
oleo toro diesel 2018 | ${DIESEL}
oleo diesel 10w40 | Óleo do motor 10W-40 ACEA E7
oleo diesel 5w30 | Óleo do motor 5W-30 diesel
oleo diesel 20 litros | Óleo Shell Rimula;Óleo do motor 10W-40 ACEA E7
oleo ci4 | Óleo Shell Rimula
oleo ck-4 15w40 | Óleo Mobil Delvac
oleo gasolina 5w30 | Óleo do motor 5W-30 API SP
oleo flex 5w30 | Óleo do motor 5W-30 API SP
oleo 10w40 gasolina | Óleo do motor 10W-40 API SN
oleo 15w40 flex | Óleo Lubrax
oleo 15w40 alcool | Óleo Lubrax
oleo motor flex | ${PETROL}
oleo motor gasolina | ${PETROL}
oleo motor a gasolina | ${PETROL}
filtro oleo diesel | Filtro de óleo motor diesel
filtro diesel | Filtro de combustível diesel;Filtro de óleo motor diesel
bomba oleo diesel | Bomba de óleo motor diesel
oleo cambio diesel | Óleo de câmbio
`;

export const OIL_MISSING = `
oleo diesel 20w50 | 20w50
oleo 0w20 diesel | 0w20
oleo dizel 5w40 | 5w40
oleo gasolina 0w20 | 0w20
oleo diesel 25w60 | 25w60
`;

/** Of the cars' shop, whose only oil for diesel engines is of another grade. */
export const CAR_OIL_QUERIES = `
oleo diesel 15w40 | Óleo do motor 5W-30 sintético diesel
oleo dizel 15w40 | Óleo do motor 5W-30 sintético diesel
oleo motor diesel | Óleo do motor 5W-30 sintético diesel
oleo diesel ci4 | Óleo do motor 5W-30 sintético diesel
oleo 10w40 diesel | Óleo do motor 5W-30 sintético diesel
lubrificante motor diesel 15w40 | Óleo do motor 5W-30 sintético diesel
`;

export const CAR_OIL_MISSING = `
oleo diesel 15w40 | 15w40
oleo 10w40 diesel | 10w40
oleo dizel 0w20 | 0w20
oleo motor diesel 20w50 | 20w50
oleo diesel ck4 | ck4
oleo ci4 | ci4
`;

/** Of shops without an oil for the fuel. */
export const MOTORCYCLE_OIL_MISSING = `
oleo diesel | diesel
oleo motor diesel 20w50 | diesel
oleo diesel 10w30 | diesel
oleo dizel | diesel
lubrificante diesel | diesel
oleo 10w40 disel | diesel
`;

export const TRUCK_OIL_MISSING = `
oleo gasolina | gasolina
oleo 15w40 gasolina | gasolina
oleo 15w40 flex | flex
oleo motor flex | flex
oleo alcool | alcool
oleo motor a gasolina 15w40 | gasolina
`;
