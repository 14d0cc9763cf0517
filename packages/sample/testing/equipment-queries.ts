/** Notes of fitments state equipment: `Sem ABS`, `Somente com ABS`, `Com ar-condicionado: 90 A`. */
export const CAR_EQUIPMENT_QUERIES = `
tambor onix sem abs | Tambor de freio traseiro Chevrolet Onix
tambor de freio palio sem abs | Tambor de freio traseiro Fiat Palio
tambor strada s/ abs | Tambor de freio traseiro Fiat Strada
tambor strada sen abs | Tambor de freio traseiro Fiat Strada
tanbor onix sem abs | Tambor de freio traseiro Chevrolet Onix
tambor onix sem freio abs | Tambor de freio traseiro Chevrolet Onix
tambor sem abs | Tambor de freio traseiro Chevrolet Onix;Tambor de freio traseiro Fiat
pastilha onix com abs | Pastilha de freio dianteira Chevrolet Onix
pastilha onix c/abs | Pastilha de freio dianteira Chevrolet Onix
pastilha onix con abs | Pastilha de freio dianteira Chevrolet Onix
patilha onix com abs | Pastilha de freio dianteira Chevrolet Onix
pastilha onix abs | Pastilha de freio dianteira Chevrolet Onix
pastilha strada com abs | Pastilha de freio dianteira Fiat Strada
pastilha sandero 2016 com abs | Pastilha de freio dianteira Renault Sandero
pastilha de freio uno com abs | Pastilha de freio dianteira Fiat Uno
mola hb20 com ar | Mola helicoidal dianteira Hyundai HB20
mola argo com ar condicionado | Mola helicoidal dianteira Fiat Argo
filtro cabine argo com ar | Filtro de cabine Fiat Argo
alternador hb20 com ar | Alternador Hyundai HB20
alternador civic c/ ar | Alternador Honda Civic
`;

export const CAR_EQUIPMENT_MISSING = `
tambor onix com abs | -
tambor onix con abs | -
tambor onix abs | -
tambor palio c/abs | -
tambor strada com freios abs | -
pastilha onix sem abs | -
pastilha uno sem abs | -
pastilha sandero s/ abs | -
filtro cabine argo sem ar | -
alternador hb20 sem ar | -
alternador civic sem ar condicionado | -
mola hb20 s/ar | -
tambor gol com abs | com abs
tambor hb20 sem abs | sem abs
disco onix sem abs | sem abs
mola palio com ar | com ar
alternador gol sem ar | sem ar
correia gol com direcao hidraulica | com direcao hidraulica
correia gol com dh | com dh
bandeja onix com direção elétrica | com direcao eletrica
`;

export const MOTORCYCLE_EQUIPMENT_QUERIES = `
pastilha biz com abs | Pastilha de freio dianteira Honda Biz
pastilha fazer 250 com abs | Pastilha de freio dianteira Yamaha Fazer
pastilha biz con abs | Pastilha de freio dianteira Honda Biz
`;

export const MOTORCYCLE_EQUIPMENT_MISSING = `
pastilha biz sem abs | -
pastilha fazer 250 sem abs | -
pastilha cg 160 com abs | com abs
`;

export const TRUCK_EQUIPMENT_QUERIES = `
tambor constellation sem abs | Tambor de freio traseiro VW Caminhões Constellation
tambor r440 s/ abs | Tambor de freio traseiro Scania
alternador atego com ar | Alternador Mercedes-Benz Atego
`;

export const TRUCK_EQUIPMENT_MISSING = `
tambor constellation com abs | -
tambor r440 c/ abs | -
alternador fh sem ar | -
tambor fh com abs | com abs
`;
