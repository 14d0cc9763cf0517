import {
  CAR_ATTRIBUTE_MISSING,
  CAR_ATTRIBUTE_QUERIES,
  MOTORCYCLE_ATTRIBUTE_MISSING,
  MOTORCYCLE_ATTRIBUTE_QUERIES,
  TRUCK_ATTRIBUTE_MISSING,
  TRUCK_ATTRIBUTE_QUERIES,
} from "./attribute-queries.ts";
import { MEASURE_MISSING, MEASURE_QUERIES } from "./measure-queries.ts";

const CAR_MEASURE_QUERIES = `
dot51 | Fluido de freio DOT 5.1
dot 5.1 | Fluido de freio DOT 5.1
fluido dot51 500ml | Fluido de freio DOT 5.1
fluido de freio dot-5.1 | Fluido de freio DOT 5.1
dot 4 lv | Fluido de freio DOT 4 LV
lampada h11 55w | Par de lâmpadas H11
oleo 5-40 | Óleo do motor 5W-40
oleo 5 40 | Óleo do motor 5W-40
oleo 10 40 semissintetico | Óleo do motor 10W-40
oleo 15/40 1 litro | Óleo do motor 15W-40
oleo 2050 | Óleo do motor 20W-50
oleo 0 20 | Óleo do motor 0W-20
oleo sae 5w30 | Óleo do motor 5W-30
oleo cambio 75 80 | Óleo de transmissão 75W-80
roda 5 furos | Roda de liga leve aro 17 5×114,3;Roda de liga leve aro 16 5×105
roda 4 furos aro 15 | Roda de liga leve aro 15 4×100
roda 5x114 aro 15 | Roda de liga leve aro 17
roda aro 15 5 furos | Roda de liga leve aro 16;Roda de liga leve aro 17
pneu 205 55 16 94v | Pneu 205/55 R16
205/55 r16 91v | Pneu 205/55 R16
pneu 185/60 r15 88h | Pneu 185/60 R15
pneu 175 r14 | Pneu 175/65 R14
pneu 17 | Pneu 225/45 R17;Pneu 265/65 R17
pneu 185/60 | Pneu 185/60 R15
bateria 60a | Bateria automotiva 60 Ah
bateria 60 direita | Bateria automotiva 60 Ah 480 A direita
lampada 60w | Par de lâmpadas H4
lampada hb4 55w | Par de lâmpadas HB4
lampada h11 12v 55w | Par de lâmpadas H11
lampada h4 60/55 | Par de lâmpadas H4
fluido 0,5 litro | Fluido de freio DOT
correia 6pk gol | Correia poli-V do alternador VW Gol
correia 4pk868 | Correia poli-V do alternador
correia 6 pk 1195 | Correia poli-V do alternador
correia 6pk | Correia poli-V do alternador
correia poliv gol | Correia poli-V do alternador VW Gol
correia micro-v gol | Correia poli-V do alternador VW Gol
palheta 20" | Par de palhetas do limpador Toyota Hilux
palheta 22 polegadas | Par de palhetas do limpador Toyota Hilux
palheta 26" | Par de palhetas do limpador Hyundai Creta
correia 4pk868 | Correia poli-V do alternador Hyundai HB20
correia 4 pk 868 | Correia poli-V do alternador Hyundai HB20
correia 6pk1195 | Correia poli-V do alternador VW Gol;Correia poli-V do alternador Fiat Strada
correia 6pk gol | Correia poli-V do alternador VW Gol
4pk868 | Correia poli-V do alternador Hyundai HB20
alternador 90 amperes gol | Alternador VW Gol
alternador 90a | Alternador VW Gol;Alternador Fiat Strada
alternador 70 amperes | Alternador Hyundai HB20
alternador gol 12v | Alternador VW Gol
disco 256mm | Disco de freio dianteiro Chevrolet Onix;Disco de freio dianteiro Hyundai HB20
disco 25,6 cm | Disco de freio dianteiro Chevrolet Onix;Disco de freio dianteiro Hyundai HB20
disco gol 239 mm | Disco de freio dianteiro VW Gol
tambor 200mm | Tambor de freio traseiro Hyundai HB20;Tambor de freio traseiro Chevrolet Onix
pastilha 17,5mm | Pastilha de freio dianteira Jeep Renegade;Pastilha de freio dianteira Toyota Corolla
vela m14x1,25 gol | Jogo de velas de ignição VW Gol
vela m12 | Jogo de velas de ignição
farol h4 gol | Farol dianteiro direito VW Gol
bateria 800a | Bateria automotiva 80 Ah AGM
lampada h4 12v | Par de lâmpadas H4
lampada h7 12v 55w | Par de lâmpadas H7
palheta 26 | Par de palhetas do limpador Hyundai Creta
disco 256 | Disco de freio dianteiro Chevrolet Onix;Disco de freio dianteiro Hyundai HB20
tambor 200 | Tambor de freio traseiro Hyundai HB20;Tambor de freio traseiro Chevrolet Onix
alternador 90 | Alternador VW Gol;Alternador Fiat Strada
bateria 65ah | Bateria automotiva 60 Ah
bateria 65 | Bateria automotiva 70 Ah
bateria 75 amperes | Bateria automotiva 80 Ah AGM
pneu 185/65 r15 | Pneu 185/60 R15
pneu 195/65 r15 | Pneu 185/60 R15
pneu 205/55 r17 | Pneu 225/45 R17
pneu aro 18 | Pneu 225/45 R17;Pneu 265/65 R17
roda aro 18 | Roda de liga leve aro 17
correia 6pk1190 | Correia poli-V do alternador VW Gol;Correia poli-V do alternador Fiat Strada
disco 257mm | Disco de freio dianteiro Hyundai HB20;Disco de freio dianteiro Chevrolet Onix
tambor 205mm | Tambor de freio traseiro Hyundai HB20;Tambor de freio traseiro Chevrolet Onix
palheta 25" | Par de palhetas do limpador Nissan Kicks;Par de palhetas do limpador Hyundai Creta
`;

const CAR_MEASURE_MISSING = `
lampada h1 | h1
lampada h1 branca | h1
par lampada h3 | h3
h1 | -
dot 5 | -
fluido dot 5 | dot 5
fluido de freio dot5 500ml | dot5
pneu r1 | r1
roda 4x10 | 4x10
oleo 5w3 | 5w3
bateria 6ah | 6ah
oleo 5w20 | 5w20
oleo 10w30 | 10w30
oleo 0w30 | 0w30
oleo 15w50 | 15w50
oleo 5 20 | 5 20
oleo 10-60 sintetico | 10-60
lubrificante 5w50 | 5w50
oleo sae 30 | sae 30
oleo 2 tempos | 2 tempos
oleo 2t | 2t
5w20 | -
correia 4pk900 | 4pk900
lampada hb4 55w | 55w
lampada h11 70w | 70w
lampada h7 24v | 24v
bateria 60ah 12v gol | gol
bateria 60ah 24v gol | 24v;gol
oleo 5l | 5l
oleo 5 litros | 5 litros
oleo 5w30 5 litros | 5 litros
fluido 4 litros | 4 litros
bateria 480ah | 480ah
lampada 3200w | 3200w
palheta 17" | 17"
palheta 25 polegadas | 25 polegadas
roda 4x108 aro 14 | 4x108
roda 5x112 aro 17 | 5x112
roda 6 furos | 6 furos
roda 5x114 aro 15 | aro 15
pneu 185 r14 | 185 r14
pneu 31x10.5 r15 | 31x10.5 r15
pneu 205/55 r16 94w | 94w
pneu 185/65 r15 84h | 185/65 r15;84h
pneu 185/70 | 185/70
pneu 18 | 18
correia 6pk1190 | 6pk1190
correia 5pk gol | 5pk
correia poli v onix | -
correia poli-v onix 2015 | -
correia 6pk onix | -
4pk900 | -
disco 257mm | 257mm
disco 25 cm | 25 cm
alternador 95 amperes gol | 95 amperes
alternador 24v gol | 24v
alternador 140 amperes | 140 amperes
lampada h4 24v | 24v
vela m16 | m16
tambor 205mm | 205mm
palheta 27" | 27"
bateria 490a | 490a
correia 3pk | 3pk
oleo 1 kg | 1 kg
farol h3 gol | h3
bateria 65ah | 65ah
bateria 65 | 65
bateria 75 amperes | 75 amperes
pneu 185/65 r15 | 185/65 r15
pneu 205/55 r17 | 205/55 r17
pneu aro 18 | aro 18
roda aro 18 | aro 18
palheta 25" | 25"
`;

const MOTORCYCLE_MEASURE_QUERIES = `
oleo 20 50 | Óleo do motor 20W-50
pneu 18 | Pneu de moto 90/90-18;Pneu de moto 80/100-18
pneu aro 17 | Pneu de moto 110/90-17;Pneu de moto 140/70-17;Pneu de moto 60/100-17
bateria 7a | Bateria de moto 7 Ah
bateria 5 | Bateria de moto 5 Ah
pneu 90/90 18 57p | Pneu de moto 90/90-18
pneu 100/90 18 | Pneu de moto 90/90-18
bateria 9ah | Bateria de moto 10 Ah
bateria 8a | Bateria de moto 7 Ah
relacao 428h | Kit relação com retentor
kit relacao 520 | Kit relação com retentor Kawasaki Ninja 300
relacao 428 | Kit relação com retentor Honda CG;Kit relação com retentor Yamaha YBR
relacao 428h titan | Kit relação com retentor Honda CG
corrente 428h | Kit relação com retentor
oleo 1030 moto | Óleo do motor 10W-30
`;

const MOTORCYCLE_MEASURE_MISSING = `
oleo 2 litros | 2 litros
bateria 9a | 9a
relacao 530h | 530h
relacao 420 | 420
lampada h4 60/55 | 60/55
pneu 100/80 18 | 100/80 18
pneu 2.75-18 | 2.75-18
pneu 275 18 | 275 18
oleo 15w50 | 15w50
oleo 2 tempos | 2 tempos
`;

const TRUCK_MEASURE_QUERIES = `
bateria 150 | Bateria para caminhão 150 Ah
oleo balde 20 litros | Óleo do motor diesel
lampada h1 24v 70w | Par de lâmpadas H1
pneu 22.5 | Pneu de carga 295/80 R22.5;Pneu de carga 275/80 R22.5
pneu 295/80 r22.5 154/149l | Pneu de carga 295/80 R22.5
oleo 15 40 20 litros | Óleo do motor diesel 15W-40
oleo 85-140 | Óleo do motor diesel 85W-140
correia 8pk | Correia poli-V do alternador
correia 8pk1540 | Correia poli-V do alternador Mercedes-Benz Accelo;Correia poli-V do alternador VW Caminhões Delivery
alternador 24v | Alternador
bateria 150ah 12v | Bateria para caminhão 150 Ah
`;

const TRUCK_MEASURE_MISSING = `
bateria 900ah | 900ah
oleo 40 litros | 40 litros
oleo 20w50 | 20w50
oleo 15w40 1 litro | 1 litro
correia 8pk1545 | 8pk1545
correia 12pk | 12pk
pneu 1000 20 | 1000 20
pneu 12r22.5 | 12r22.5
lampada h7 12v | 12v
pneu 10.00 r20 | 10.00 r20
pneu 275/80 r22.5 152/148m | 152/148m
correia poli v atego | -
`;

/** The lists of measures with their companies. */
export const FOUND_MEASURES: [company: string, table: string][] = [
  ["pecacerta", CAR_MEASURE_QUERIES],
  ["motopecas-norte", MOTORCYCLE_MEASURE_QUERIES],
  ["diesel-sul", TRUCK_MEASURE_QUERIES],
  ["pecacerta", CAR_ATTRIBUTE_QUERIES],
  ["motopecas-norte", MOTORCYCLE_ATTRIBUTE_QUERIES],
  ["diesel-sul", TRUCK_ATTRIBUTE_QUERIES],
  ["the shop of measures", MEASURE_QUERIES],
];

export const MISSING_MEASURES: [company: string, table: string][] = [
  ["pecacerta", CAR_MEASURE_MISSING],
  ["motopecas-norte", MOTORCYCLE_MEASURE_MISSING],
  ["diesel-sul", TRUCK_MEASURE_MISSING],
  ["pecacerta", CAR_ATTRIBUTE_MISSING],
  ["motopecas-norte", MOTORCYCLE_ATTRIBUTE_MISSING],
  ["diesel-sul", TRUCK_ATTRIBUTE_MISSING],
  ["the shop of measures", MEASURE_MISSING],
];
