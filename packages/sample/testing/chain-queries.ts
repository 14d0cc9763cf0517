/** Chains and sprockets in the writings that sellers use side by side. */
export const CHAIN_PRODUCTS = `
Corrente 428H x 118L Dourada
Corrente 428 108 elos
Corrente 428Hx132L reforçada
Corrente 520 x 112 elos X-Ring
Corrente 520H-110L O-Ring
Kit relação Titan 150 428H 118L 44x16 com retentor
Kit relação YBR 125 428 x 118 coroa 45 dentes pinhão 14 dentes
Kit relação Fazer 250 520 45/15 X-Ring
Coroa 44 dentes passo 428
Coroa 43T Titan
Pinhão 15 dentes
Pinhão 16T Titan
Retentor de bengala 33x46x11
`;

export const CHAIN_QUERIES = `
corrente 428h x 118 | Corrente 428H x 118L;Kit relação Titan
corrente 428hx118 | Corrente 428H x 118L;Kit relação Titan
corrente 428h-118l | Corrente 428H x 118L;Kit relação Titan
428h 118 | Corrente 428H x 118L;Kit relação Titan
corrente 428 108 | Corrente 428 108 elos
corrente 428x108l | Corrente 428 108 elos
corrente 428-108 | Corrente 428 108 elos
corrente 108 elos | Corrente 428 108 elos
corrente 108l | Corrente 428 108 elos
corrente 428h 132 elos | Corrente 428Hx132L
corrente 428 132l | Corrente 428Hx132L
corrente 428hx132l | Corrente 428Hx132L
corrente x-ring | Corrente 520 x 112;Kit relação Fazer
corrente xring 520 | Corrente 520 x 112;Kit relação Fazer
corrente 520 x ring | Corrente 520 x 112;Kit relação Fazer
corrente 520x112 | Corrente 520 x 112
corrente 520h 110 | Corrente 520H-110L
relacao x-ring | Kit relação Fazer
kit relacao titan 428h 118 | Kit relação Titan
coroa 44d | Coroa 44 dentes;Kit relação Titan
coroa 44t | Coroa 44 dentes;Kit relação Titan
coroa 43 dentes | Coroa 43T
coroa 43 d | Coroa 43T
pinhao 15t | Pinhão 15;Kit relação Fazer
pinhao 16 dentes | Pinhão 16T;Kit relação Titan
44t | Coroa 44 dentes
`;

export const CHAIN_MISSING = `
corrente 428 140l | 140 elos
coroa 52d | 52 dentes
corrente 530 x-ring | 530
`;

export const MOTORCYCLE_CHAIN_QUERIES = `
relacao 520 x-ring | Kit relação com retentor BMW G 310;Kit relação com retentor Yamaha MT-03
relacao xring | Kit relação com retentor BMW G 310;Kit relação com retentor Yamaha MT-03
kit relação x ring mt-03 | Kit relação com retentor Yamaha MT-03
corrente x-ring | Kit relação com retentor BMW G 310;Kit relação com retentor Yamaha MT-03
relacao 520 114 elos | Kit relação com retentor BMW G 310;Kit relação com retentor Yamaha MT-03
relacao o-ring | Kit relação com retentor
relacao oring cg 150 | Kit relação com retentor Honda CG 150
relacao o ring titan 150 | Kit relação com retentor Honda CG 150
corrente 428hx118 | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
corrente 428-118 | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
corrente 428h 118 | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
428-118 | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
428x118 | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
428h 118 | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
corrente 428 108l | Kit relação com retentor Yamaha YBR;Kit relação com retentor Suzuki Yes;Kit relação com retentor Honda Biz;Kit relação com retentor Honda Pop
kit relacao 428 108 | Kit relação com retentor Yamaha YBR;Kit relação com retentor Suzuki Yes;Kit relação com retentor Honda Biz;Kit relação com retentor Honda Pop
kit relação 428h 108 elos biz | Kit relação com retentor Honda Biz
coroa 44d pinhao 15d | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
coroa 44 pinhao 15 | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
coroa 44 e pinhao 15 | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
coroa 44 dentes | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
coroa 44t | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
44t | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
relacao 44/15 | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
relacao 15-44 | Kit relação com retentor Honda CG;Kit relação com retentor Honda NXR Bros;Kit relação com retentor Yamaha Crosser
pinhao 14d | Kit relação com retentor
relacao cg 160 2018 | Kit relação com retentor Honda CG 160
relacao titan 13/15 | Kit relação com retentor Honda CG
relacao cg 125/150 | Kit relação com retentor Honda CG
`;

export const MOTORCYCLE_CHAIN_MISSING = `
corrente 428 130l | 130 elos
relacao x-ring cg 160 | x ring
coroa 52d | 52 dentes
corrente 520h 118 | 118 elos
`;
