/** Sizes in other writings, several of them, and words that say nothing of the part. */
export const CAR_SIZE_WRITING_QUERIES = `
rolamento 34 64 37 | Rolamento de roda dianteira Fiat Uno;Rolamento de roda dianteira Ford Ka;Rolamento de roda dianteira Chevrolet Celta
rolamento 34/64/37 | Rolamento de roda dianteira Fiat Uno;Rolamento de roda dianteira Ford Ka;Rolamento de roda dianteira Chevrolet Celta
rolamento roda 39-72-37 | Rolamento de roda dianteira Renault Sandero
205x55x16 | Pneu 205/55 R16
205/55/16 | Pneu 205/55 R16
pneu 205x55x16 | Pneu 205/55 R16
pneu 185x60x15 | Pneu 185/60 R15
tapete bandeja | Jogo de tapetes
vela iridium | Jogo de velas de ignição Toyota Corolla
vela iridium corolla | Jogo de velas de ignição Toyota Corolla
tapete tipo bandeja gol | Jogo de tapetes VW Gol
bateria 60 amperes positivo lado direito | Bateria automotiva 60 Ah 480 A direita
bateria 60 positivo direito | Bateria automotiva 60 Ah 480 A direita
bateria 60 negativo esquerdo | Bateria automotiva 60 Ah 480 A direita
bateria 60 polo negativo direito | Bateria automotiva 60 Ah 480 A esquerda
`;

export const CAR_SIZE_WRITING_PARTS = `
6pk1195 ou 6pk1750 | Correia poli-V do alternador VW Gol;Correia poli-V do alternador Honda Civic
6pk1195 6pk1750 | Correia poli-V do alternador VW Gol;Correia poli-V do alternador Honda Civic
correia 6pk1195 ou 4pk868 | Correia poli-V do alternador VW Gol;Correia poli-V do alternador Hyundai HB20
correia 6pk1195/4pk868 | Correia poli-V do alternador VW Gol;Correia poli-V do alternador Hyundai HB20
correia 6 pk 1195 ou 4 pk 868 | Correia poli-V do alternador VW Gol;Correia poli-V do alternador Hyundai HB20
lampada h4 h7 | Par de lâmpadas H4;Par de lâmpadas H7
lampada h7 h4 | Par de lâmpadas H4;Par de lâmpadas H7
lampadas h4 h7 h11 | Par de lâmpadas H4;Par de lâmpadas H7;Par de lâmpadas H11
`;

export const CAR_SIZE_WRITING_MISSING = `
6pk1195 ou 6pk1755 | 6pk1755
lampada h4 h3 | h3
tapete bandeja | bandeja
rolamento 34 66 37 | 34 66 37
disco ventilado | ventilado
vela iridium gol | iridium
`;
