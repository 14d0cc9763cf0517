/** Tires with and without a rating in plies, which is no brake lining and no rim. */
export const PLY_PRODUCTS = `
Pneu 195 R14C 8PR 106/104R
Pneu 195 R14 10 lonas
Pneu 175/65 R14 82T
Pneu 185/60 R15 88H
Pneu de carga 295/80 R22.5 152/148M 16PR
Pneu de carga 295/80R22.5 18 lonas
Pneu de carga 1000-20 16 lonas
Pneu de carga 9.00 R20 14 lonas
Câmara de ar aro 16
Jogo de lonas de freio traseiras com 8 lonas
Jogo de lonas de freio dianteiras
`;

export const PLY_QUERIES = `
pneu 195 r14c 8pr | Pneu 195 R14C 8PR
pneu 195 r14 8 lonas | Pneu 195 R14C 8PR
pneu 8 lonas 195 r14 | Pneu 195 R14C 8PR
pneu 8pr | Pneu 195 R14C 8PR
pneu 10 lonas | Pneu 195 R14 10 lonas
pneu 10pr 195 r14 | Pneu 195 R14 10 lonas
195 r14c 10 pr | Pneu 195 R14 10 lonas
pneu 16 lonas | Pneu de carga 295/80 R22.5 152/148M 16PR;Pneu de carga 1000-20
pneu 295/80 r22.5 16 lonas | Pneu de carga 295/80 R22.5 152/148M 16PR
pneu 16 lonas 295/80 r22.5 | Pneu de carga 295/80 R22.5 152/148M 16PR
pneu 295/80r22.5 18pr | Pneu de carga 295/80R22.5 18 lonas
295/80 r22.5 18 lonas | Pneu de carga 295/80R22.5 18 lonas
pneu 1000-20 16 lonas | Pneu de carga 1000-20
pneu 1000 20 16 lonas | Pneu de carga 1000-20
pneu 900 r20 14 lonas | Pneu de carga 9.00 R20
pneus de 16 lonas | Pneu de carga 295/80 R22.5 152/148M 16PR;Pneu de carga 1000-20
pneu 14 lonas | Pneu de carga 9.00 R20
lonas de freio | Jogo de lonas
lona freio traseira | Jogo de lonas de freio traseiras
`;

export const PLY_MISSING = `
pneu 295/80 r22.5 20 lonas | 20 lonas
pneu 185/60 r15 8 lonas | 8 lonas
pneu 175/65 r14 6pr | 6pr
pneu 12 lonas | 12 lonas
`;

export const CAR_PLY_QUERIES = `
pneu 8 lonas 165/70 r13 | Pneu 165/70 R13
pneu 165/70 r13 8 lonas | Pneu 165/70 R13
pneu 165 70 13 8 lonas | Pneu 165/70 R13
pneu r14 8 lonas | Pneu 175/65 R14
pneu aro 14 6 lonas | Pneu 175/65 R14
pneu 8 lonas | Pneu
`;

/** Of the nearest size. */
export const CAR_PLY_NEAREST = `
pneu 195 r14c 8pr | Pneu 175/65 R14
pneu 175 r14 6 lonas | Pneu 175/65 R14
`;

export const MOTORCYCLE_PLY_QUERIES = `
pneu 90/90-18 4pr | Pneu de moto 90/90-18
pneu 4 lonas | Pneu de moto
`;

export const CAR_PLY_MISSING = `
pneu 8 lonas 165/70 r13 | 8 lonas
pneu 195 r14c 8pr | 195 r14c;8pr
pneu aro 14 6 lonas | 6 lonas
`;

export const TRUCK_PLY_QUERIES = `
pneu 295/80 r22.5 16 lonas | Pneu de carga 295/80 R22.5
pneu 16 lonas 295/80 r22.5 | Pneu de carga 295/80 R22.5
pneu 275/80 r22.5 16pr | Pneu de carga 275/80 R22.5
pneu 16 lonas | Pneu de carga
pneu carga 14 lonas liso | Pneu de carga
pneu 215/75 r17.5 ou 275/80 r22.5 16 lonas | Pneu de carga 215/75;Pneu de carga 275/80
lona atego | Jogo de lonas
`;

export const TRUCK_PLY_MISSING = `
pneu 295/80 r22.5 16 lonas | 16 lonas
pneu 16 lonas | 16 lonas
pneu 275/80 r22.5 16pr | 16pr
`;
