/** Numbers of models among other words of the model, in any order, with letters, and several of them. */
export const MOTORCYCLE_MODEL_QUERIES = `
patim cg 150 fan | Patim de freio traseiro Honda CG 150
pastilha cg 150 titan | Pastilha de freio dianteira Honda CG 150
pastilha cg 160 titan | Pastilha de freio dianteira Honda CG 160
patim cg 160 fan | Patim de freio traseiro Honda CG 160
patim fan cg 150 | Patim de freio traseiro Honda CG 150
patim 150 fan cg | Patim de freio traseiro Honda CG 150
pastilha titan 150 cg | Pastilha de freio dianteira Honda CG 150
patim cg 150 esi fan | Patim de freio traseiro Honda CG 150
patim cg 150 fan esi | Patim de freio traseiro Honda CG 150
patim fan esdi 2012 150 | Patim de freio traseiro Honda CG 150
vela cg 150 start | Vela de ignição Honda CG 150
vela start cg 150 | Vela de ignição Honda CG 150
patim titan mix 150 | Patim de freio traseiro Honda CG 150
pastilha cg150 fan | Pastilha de freio dianteira Honda CG 150
pastilha fan150 | Pastilha de freio dianteira Honda CG 150
pastilha titan160 | Pastilha de freio dianteira Honda CG 160
pastilha titan-160 | Pastilha de freio dianteira Honda CG 160
patim nxr 160 bros | Patim de freio traseiro Honda NXR Bros
patim bros nxr 160 | Patim de freio traseiro Honda NXR Bros
pastilha ys 250 fazer | Pastilha de freio dianteira Yamaha Fazer 250
pastilha cb 250f | Pastilha de freio dianteira Honda CB Twister
pastilha cb 250f twister | Pastilha de freio dianteira Honda CB Twister
pastilha cb 300r | Pastilha de freio dianteira Honda XRE 300
pastilha ninja 300r | Pastilha de freio dianteira Kawasaki Ninja 300
pastilha cg 160i | Pastilha de freio dianteira Honda CG 160
pastilha biz 125i | Pastilha de freio dianteira Honda Biz
pastilha xre 300 abs | Pastilha de freio dianteira Honda XRE 300
relacao cg 160 428h | Kit relação com retentor Honda CG 160
pastilha cg 125/150 | Pastilha de freio dianteira Honda CG 150
pastilha titan 125 150 | Pastilha de freio dianteira Honda CG 150
`;

export const MOTORCYCLE_MODEL_PARTS = `
pastilha fan 150 titan 160 | Pastilha de freio dianteira Honda CG 150;Pastilha de freio dianteira Honda CG 160
pastilha cg 150 160 | Pastilha de freio dianteira Honda CG 150;Pastilha de freio dianteira Honda CG 160
pastilha cg 150/160 | Pastilha de freio dianteira Honda CG 150;Pastilha de freio dianteira Honda CG 160
pastilha cg 150 e 160 | Pastilha de freio dianteira Honda CG 150;Pastilha de freio dianteira Honda CG 160
`;

export const MOTORCYCLE_MODEL_MISSING = `
patim cg 125 fan | -
patim titan 125 ks | -
patim titan ks 125 | -
fan 125 patim | -
pastilha fan125 | -
pastilha cg 125i | -
pastilha cg-125i | -
biz 110 i | -
pastilha biz 110 i | -
patim biz es 100 | -
pastilha ninja 250r | -
pastilha ninja250r | -
pastilha cb 500f | -
pastilha cb500f | -
pastilha cbr 250r | -
pastilha cbr250r | -
pastilha factor 150 ybr | -
pastilha cb twister 300 | -
vela cg 150 start | start
kit relacao cg 160 antes de 2016 | -
pastilha cg 160i | i
pastilha ninja 300r | r
pastilha cb 300f twister | f;twister
patim cg 150 fan esi | esi
patim titan mix 150 | mix
pastilha cg 125/150 | 125
pastilha cg 125/150/160 | 125
pastilha titan 125 e 150 | 125
`;

export const TRUCK_MODEL_QUERIES = `
lona atego 1719s | Jogo de lonas de freio traseiras Mercedes-Benz Atego
lona constellation 24280e | Jogo de lonas de freio traseiras VW Caminhões Constellation
`;

export const TRUCK_MODEL_MISSING = `
lona atego 1719s | s
lona constellation 24250e | -
lona 1113b | -
lona atego 2426 antes de 2012 | -
`;

/** Several vehicles, of which some lack the part. */
export const CAR_MODEL_PARTS = `
pastilha gol celta | Pastilha de freio dianteira VW Gol;Pastilha de freio dianteira Chevrolet Celta
pastilha vw gol chevrolet celta | Pastilha de freio dianteira VW Gol;Pastilha de freio dianteira Chevrolet Celta
`;

export const CAR_MODEL_MISSING = `
palheta celta prisma | prisma
palheta prisma celta | prisma
palheta gol celta | gol
palheta vw gol celta | gol
palheta celta corsa prisma | prisma
palheta gol prisma | -
`;
