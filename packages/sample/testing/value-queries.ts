/** Of the trucks' shop: two values are either of them, in any order and with any sign between them. */
export const TRUCK_VALUE_PARTS = `
bateria scania 150/180 | Bateria para caminhão 150 Ah;Bateria para caminhão 180 Ah
bateria scania 180/150 | Bateria para caminhão 150 Ah;Bateria para caminhão 180 Ah
bateria 150/180 | Bateria para caminhão 150 Ah;Bateria para caminhão 180 Ah
bateria 180 / 150 | Bateria para caminhão 150 Ah;Bateria para caminhão 180 Ah
bateria 150-180 | Bateria para caminhão 150 Ah;Bateria para caminhão 180 Ah
bateria 150 ou 180 | Bateria para caminhão 150 Ah;Bateria para caminhão 180 Ah
bateria 150 e 180 | Bateria para caminhão 150 Ah;Bateria para caminhão 180 Ah
bateria 150 180 | Bateria para caminhão 150 Ah;Bateria para caminhão 180 Ah
bateria 180ah 150ah | Bateria para caminhão 150 Ah;Bateria para caminhão 180 Ah
bateria 150/180 amperes | Bateria para caminhão 150 Ah;Bateria para caminhão 180 Ah
bateria caminhao 150ah ou 180 | Bateria para caminhão 150 Ah;Bateria para caminhão 180 Ah
bateira 150/180 | Bateria para caminhão 150 Ah;Bateria para caminhão 180 Ah
lampada h4/h7 24v | Par de lâmpadas H4;Par de lâmpadas H7
lampada h7 / h1 | Par de lâmpadas H7;Par de lâmpadas H1
pneu 275/80 r22.5 ou 295/80 r22.5 | Pneu de carga 275/80;Pneu de carga 295/80
pneu 215/75 r17.5 275/80 r22.5 | Pneu de carga 215/75;Pneu de carga 275/80
`;

export const TRUCK_VALUE_QUERIES = `
bateria scania 150 | Bateria para caminhão 150 Ah
bateria mercedes 150 | Bateria para caminhão 150 Ah
bateria volvo 180 | Bateria para caminhão 180 Ah
bateria vw 220 | Bateria para caminhão 220 Ah
bateria iveco 100 | Bateria para caminhão 100 Ah
bateria r440 180 | Bateria para caminhão 180 Ah
bateria volvo fh 220 | Bateria para caminhão 220 Ah
bateria mercedes 1620 150 | Bateria para caminhão 150 Ah
`;

export const CAR_VALUE_PARTS = `
bateria 60ah ou 70ah | Bateria automotiva 60 Ah;Bateria automotiva 70 Ah
bateria 70ah ou 60ah | Bateria automotiva 60 Ah;Bateria automotiva 70 Ah
bateria 60/70 | Bateria automotiva 60 Ah;Bateria automotiva 70 Ah
bateria 60ah/70ah | Bateria automotiva 60 Ah;Bateria automotiva 70 Ah
bateria 60 70 | Bateria automotiva 60 Ah;Bateria automotiva 70 Ah
bateria 70 ou 60 | Bateria automotiva 60 Ah;Bateria automotiva 70 Ah
bateria 45 a 50ah | Bateria automotiva 45 Ah;Bateria automotiva 50 Ah
bateria gol 60/70 | Bateria automotiva 60 Ah;Bateria automotiva 70 Ah
bateria gol 45 ou 60 amperes | Bateria automotiva 45 Ah;Bateria automotiva 60 Ah
batria 60/45 | Bateria automotiva 60 Ah;Bateria automotiva 45 Ah
bateria 45 50 60 | Bateria automotiva 45 Ah;Bateria automotiva 50 Ah;Bateria automotiva 60 Ah
roda aro 14 aro 15 | Roda de liga leve aro 14;Roda de liga leve aro 15
roda aro 14/15 | Roda de liga leve aro 14;Roda de liga leve aro 15
roda aro 15 ou 14 | Roda de liga leve aro 14;Roda de liga leve aro 15
roda 14 15 | Roda de liga leve aro 14;Roda de liga leve aro 15
roda r14 r17 | Roda de liga leve aro 14;Roda de liga leve aro 17
roda gol aro 14 aro 15 | Roda de liga leve aro 14;Roda de liga leve aro 15
rodas aro14/aro15 | Roda de liga leve aro 14;Roda de liga leve aro 15
pneu aro 13 aro 14 | Pneu 165/70 R13;Pneu 175/65 R14
pneu aro 13/14 | Pneu 165/70 R13;Pneu 175/65 R14
pneu gol aro 14 ou 13 | Pneu 165/70 R13;Pneu 175/65 R14
pneu 175/65 r14 ou 165/70 r13 | Pneu 165/70 R13;Pneu 175/65 R14
pneu 185/60 r15 195/55 r16 | Pneu 185/60 R15;Pneu 195/55 R16
lampada h4/h7 | Par de lâmpadas H4;Par de lâmpadas H7
lampada h4 ou h7 | Par de lâmpadas H4;Par de lâmpadas H7
lampada h4-h7 | Par de lâmpadas H4;Par de lâmpadas H7
lampda h7/h11 | Par de lâmpadas H7;Par de lâmpadas H11
lampada hb4/h11 | Par de lâmpadas HB4;Par de lâmpadas H11
fluido dot3 dot4 | Fluido de freio DOT 3;Fluido de freio DOT 4
fluido dot 3/4 | Fluido de freio DOT 3;Fluido de freio DOT 4
fluido de freio dot 4 ou 3 | Fluido de freio DOT 3;Fluido de freio DOT 4
fluido dot 3 ou dot 5.1 | Fluido de freio DOT 3;Fluido de freio DOT 5.1
disco 256mm ou 240mm | Disco de freio dianteiro
alternador 70a/90a | Alternador Hyundai HB20;Alternador VW Gol
alternador 70 ou 90 | Alternador Hyundai HB20;Alternador VW Gol
`;

/** Sizes that stand behind the vehicle. */
export const CAR_VALUE_QUERIES = `
bateria gol 60 | Bateria automotiva 60 Ah
bateria hilux 70 | Bateria automotiva 70 Ah
bateria onix 2018 60 | Bateria automotiva 60 Ah
bateria uno 45 amperes | Bateria automotiva 45 Ah
bateria fusca 45 | Bateria automotiva 45 Ah
bateira gol 60 | Bateria automotiva 60 Ah
pneu gol 165 70 13 | Pneu 165/70 R13
pneu onix 185 60 15 | Pneu 185/60 R15
pneu corolla 205/55/16 | Pneu 205/55 R16
disco onix 256mm | Disco de freio dianteiro Chevrolet Onix
disco onix 256 | Disco de freio dianteiro Chevrolet Onix
disco gol 239 | Disco de freio dianteiro VW Gol
palheta kicks 26 | Par de palhetas do limpador Nissan Kicks
palheta creta 26 | Par de palhetas do limpador Hyundai Creta
palheta hilux 22 | Par de palhetas do limpador Toyota Hilux
palheta hilux 20 | Par de palhetas do limpador Toyota Hilux
palheta celta 19 | Par de palhetas do limpador Chevrolet Celta
palheta limpador celta 21 | Par de palhetas do limpador Chevrolet Celta
palhetas mobi 21 | Par de palhetas do limpador Fiat Mobi
palheta hilux 2018 22 | Par de palhetas do limpador Toyota Hilux
alternador gol 90 | Alternador VW Gol
`;

export const CAR_VALUE_MISSING = `
palheta onix 24 | onix
palheta creta 24 | 24
palheta celta 26 | 26
palheta celta 18 | 18
palhta celta 24 | 24
bateria gol 85 | 85
pneu gol 175 70 13 | 175 70 13
disco onix 256/280 | 280mm
disco gol 239 ou 280 | 280mm
bateria 60/65 | 65ah
bateria 60ah ou 95ah | 95ah
roda aro 14 aro 19 | aro 19
lampada h4/h3 | h3
`;

export const MOTORCYCLE_VALUE_PARTS = `
bateria 5ah 7ah | Bateria de moto 5 Ah;Bateria de moto 7 Ah
bateria 5 ou 7 | Bateria de moto 5 Ah;Bateria de moto 7 Ah
bateria 7/5 | Bateria de moto 5 Ah;Bateria de moto 7 Ah
bateria moto 6/7 amperes | Bateria de moto 6 Ah;Bateria de moto 7 Ah
lampada h4 ou hs1 | Lâmpada de farol de moto H4;Lâmpada de farol de moto HS1
pneu 90/90-18 80/100-18 | Pneu de moto 90/90-18;Pneu de moto 80/100-18
pneu 60/100-17 ou 80/100-14 | Pneu de moto 60/100-17;Pneu de moto 80/100-14
`;

export const MOTORCYCLE_VALUE_QUERIES = `
bateria titan 150 5 | Bateria de moto 5 Ah
bateria cg 160 5 | Bateria de moto 5 Ah
bateria biz 6 | Bateria de moto 6 Ah
bateria bros 160 7 | Bateria de moto 7 Ah
pneu titan 90/90-18 | Pneu de moto 90/90-18
pneu cg 160 80 100 18 | Pneu de moto 80/100-18
relacao titan 150 | Kit relação com retentor Honda CG 150
relacao cg 125/150 | Kit relação com retentor Honda CG
`;
