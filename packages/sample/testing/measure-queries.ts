/** `name | part number | bar code`, in the writings that sellers use side by side. */
export const MEASURE_PRODUCTS = `
Pneu 175/70 R13 82T Estradeiro | PN-17570 | 7891000100011
Pneu 175/70R14 84T Estradeiro
Pneu 185/70 R13 86T Estradeiro
Pneu 185/60R15 88H Urbano
Pneu 195/55 aro 15 85H Urbano
Pneu 205/55-16 91V Urbano
Pneu 225/45 ZR17 94W Esportivo
Pneu de carga 295/80R22.5 152/148M
Pneu de moto 90/90-18 51P
Pneu de moto 110/70 R17 54H
Câmara de ar aro 13
Roda de aço aro 13 4x100
Roda de aço R14 4 x 100
Roda de liga aro 15 4×108
Roda de liga aro 17 5x114,3
Roda de liga aro 16 5x100
Parafuso de roda M12x1,5
Parafuso de roda M14 x 1,5
Porca sextavada M8×1,25
Parafuso allen M8x1,0
Vela de ignição BKR6E | BKR6E
Vela de ignição BKR 5E
Vela de ignição BP6ES
Vela de ignição BPR5EY-11
Correia do alternador 6PK1045 | CR-6PK1045 | 7891000100028
Correia do alternador 6PK 1750
Correia do alternador 5PK1045
Correia do ar condicionado 4PK-845
Correia em V 10x1000
Correia em V 13x1075
Lâmpada H4 60/55W
Lâmpada H-7 55W
Lâmpada H11 55 W
Lâmpada HB3 65 W
Lâmpada H1 55W
Lâmpada pingo W5W T10
Lâmpada de freio P21/5W
Óleo do motor 5W30 sintético 1L
Óleo do motor 5W-30 sintético 4 L
Óleo do motor 5W-40 sintético 1 L
Óleo do motor 10W-40 semissintético 1 litro
Óleo do motor 15W40 mineral 20 L
Óleo de câmbio 75W90 500ml
Disco de freio ventilado 280 mm
Disco de freio ventilado 256mm
Disco de freio sólido 239 mm
Bateria automotiva 60Ah
Bateria automotiva 70 Ah
Bateria automotiva 45 amperes
Retentor 35x50x8 mm
Retentor 30x47x7
Fluido de freio DOT4 500 ml
Fluido de freio DOT 3 500ml
Aditivo de radiador 1 litro
Fusível lâmina 10A
Fusível lâmina 30 A
Mangueira de combustível 8 mm | OI-1010B | 7891000100035
`;

/** As the lists of `search-queries.ts`, for the products above. */
export const MEASURE_QUERIES = `
pneu 175/70 r13 | Pneu 175/70 R13
pneu 175 70 r13 | Pneu 175/70 R13
pneu 175/70-13 | Pneu 175/70 R13
pneu 175/70/13 | Pneu 175/70 R13
pneu 1757013 | Pneu 175/70 R13
1757013 | Pneu 175/70 R13
17570r13 | Pneu 175/70 R13
175-70-13 | Pneu 175/70 R13
pneu 175 70 aro 13 | Pneu 175/70 R13
pneus 175/70r13 | Pneu 175/70 R13
175 70 14 | Pneu 175/70R14
pneu 175/70 r 14 | Pneu 175/70R14
pneu 185 60 15 | Pneu 185/60R15
1856015 | Pneu 185/60R15
195/55r15 | Pneu 195/55 aro 15
195 55 15 | Pneu 195/55 aro 15
pneu 205/55 r16 | Pneu 205/55-16
205/55 aro16 | Pneu 205/55-16
225/45r17 | Pneu 225/45 ZR17
225 45 zr 17 | Pneu 225/45 ZR17
295/80 r22,5 | Pneu de carga 295/80R22.5
295 80 22.5 | Pneu de carga 295/80R22.5
pneu moto 90 90 18 | Pneu de moto 90/90-18
110/70-17 | Pneu de moto 110/70 R17
camara r13 | Câmara de ar aro 13
roda aro13 | Roda de aço aro 13
roda r14 | Roda de aço R14
roda aro 14 | Roda de aço R14
roda 4x100 | Roda de aço aro 13 4x100;Roda de aço R14 4 x 100
roda 4 x 100 | Roda de aço aro 13 4x100;Roda de aço R14 4 x 100
roda 4×108 | Roda de liga aro 15
roda 4x108 aro 15 | Roda de liga aro 15
roda 4x108 aro 14 | Roda de liga aro 15 4×108
roda aro 14 4x108 | Roda de liga aro 15 4×108
roda 5 furos aro 16 | Roda de liga aro 16 5x100
roda 4 furos aro 15 | Roda de liga aro 15 4×108
pneu 205 55 16 94v | Pneu 205/55-16 91V
pneu 185 r13 | Pneu 185/70 R13
roda 5x114 | Roda de liga aro 17
5x114,3 | Roda de liga aro 17
roda 5x114.3 aro17 | Roda de liga aro 17
parafuso m12x1.5 | Parafuso de roda M12x1,5
parafuso m 12 x 1,5 | Parafuso de roda M12x1,5
parafuso m14x1,5 | Parafuso de roda M14 x 1,5
porca m8 x 1.25 | Porca sextavada M8×1,25
m8x1,25 | Porca sextavada M8×1,25
bkr 6e | Vela de ignição BKR6E
vela bp 6 es | Vela de ignição BP6ES
vela bkr5e | Vela de ignição BKR 5E
vela bp 6es | Vela de ignição BP6ES
6pk 1045 | Correia do alternador 6PK1045
correia 6 pk 1045 | Correia do alternador 6PK1045
6pk-1045 | Correia do alternador 6PK1045
correia 1045 6pk | Correia do alternador 6PK1045
correia 6pk1750 | Correia do alternador 6PK 1750
correia 4pk845 | Correia do ar condicionado 4PK-845
correia 6pk | Correia do alternador 6PK
correia 5pk alternador | Correia do alternador 5PK1045
correia 10 x 1000 | Correia em V 10x1000
h 4 | Lâmpada H4
lampada h-4 | Lâmpada H4
lampada h4 60/55 w | Lâmpada H4
lampada h7 | Lâmpada H-7
lampada h 11 | Lâmpada H11
lampada hb 3 | Lâmpada HB3
lampada h 1 | Lâmpada H1
5 w 30 | Óleo do motor 5W30;Óleo do motor 5W-30
oleo 5w-30 1 litro | Óleo do motor 5W30
oleo 5w30 4l | Óleo do motor 5W-30 sintético 4 L
oleo 5w 30 4 litros | Óleo do motor 5W-30 sintético 4 L
oleo 5w40 1l | Óleo do motor 5W-40
oleo 10 w 40 1l | Óleo do motor 10W-40
15w-40 20 litros | Óleo do motor 15W40
oleo cambio 75w-90 500 ml | Óleo de câmbio 75W90
oleo 75w90 0,5 litro | Óleo de câmbio 75W90
disco 280mm | Disco de freio ventilado 280 mm
disco freio 28 cm | Disco de freio ventilado 280 mm
disco 256 mm | Disco de freio ventilado 256mm
bateria 60 ah | Bateria automotiva 60Ah
bateria 60 amperes | Bateria automotiva 60Ah
bateria 70ah | Bateria automotiva 70 Ah
bateria 45ah | Bateria automotiva 45 amperes
retentor 35 x 50 x 8 | Retentor 35x50x8
retentor 30x47x7mm | Retentor 30x47x7
fluido dot 4 500ml | Fluido de freio DOT4
fluido dot3 | Fluido de freio DOT 3
fluido dot-4 | Fluido de freio DOT4
lampada h1 | Lâmpada H1 55W
lampada hb3 | Lâmpada HB3
lampada h1 55w | Lâmpada H1 55W
fusivel 10 a | Fusível lâmina 10A
fusivel 30a | Fusível lâmina 30 A
fusivel 10 amperes | Fusível lâmina 10A
bateria 60 | Bateria automotiva 60Ah
bateria 45 amperes | Bateria automotiva 45 amperes
oleo 4l | Óleo do motor 5W-30 sintético 4 L
lampada h4 55w | Lâmpada H4
7891000100011 | Pneu 175/70 R13
789 1000 10002 8 | Correia do alternador 6PK1045
7891000-100035 | Mangueira de combustível
07891000100028 | Correia do alternador 6PK1045
789100010001 | Pneu 175/70 R13
7891000-1000 | Pneu 175/70 R13;Correia do alternador 6PK1045;Mangueira de combustível
pneu 78910001000 | Pneu 175/70 R13
mangueira 78910001 | Mangueira de combustível
cr6pkl045 | Correia do alternador 6PK1045
0i-1o10b | Mangueira de combustível
`;

/** Queries without a right product: another size is none. Each may find nothing, or leave out the words behind `|`. */
export const MEASURE_MISSING = `
pneu 165/70 r13 | 165/70 r13
pneu 215 75 17 | 215 75 17
1656513 | 1656513
correia 6pk 1200 | 6pk 1200
correia 7pk1045 | 7pk1045
lampada h 9 | h 9
oleo 0w20 | 0w20
oleo 5w30 20 litros | 20 litros
roda 5x112 | 5x112
parafuso m10x1,25 | m10x1,25
disco 300mm | 300mm
bateria 90ah | 90ah
retentor 40x60x10 | 40x60x10
vela bkr 9e | 9e
lampada t1 | t1
roda 4x108 aro 14 | aro 14
roda aro 14 4x108 | aro 14
lampada h3 | h3
roda aro1 | aro1
fusivel 1a | 1a
fusivel 15a | 15a
oleo 3l | 3l
oleo 40 litros | 40 litros
disco 28mm | 28mm
fluido dot 5.1 | dot 5.1
7891000100042 | -
7891000200 | -
789100010004 | -
pneu 7891000200 | 7891000200
pneu 789100010003 | 789100010003
`;
