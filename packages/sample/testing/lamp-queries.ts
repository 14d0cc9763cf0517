/** Products of a shop, and queries as in `search-queries.ts`: lights by what they light, lamps by their socket. */
export const LAMP_PRODUCTS = `
Farol de neblina VW Gol
Farol dianteiro direito VW Gol
Farol auxiliar universal
Lanterna de placa VW Gol
Lanterna traseira VW Gol
Lâmpada de placa C5W
Lâmpada H11 55 W
Lâmpada H7 55 W
`;

export const LAMP_QUERIES = `
farol de milha gol | Farol de neblina VW Gol
farol milha | Farol de neblina VW Gol
farol de neblina gol | Farol de neblina VW Gol
luz de placa gol | Lanterna de placa VW Gol
luz de milha gol | Farol de neblina VW Gol
luz de neblina | Farol de neblina VW Gol
luz neblina gol | Farol de neblina VW Gol
luz auxiliar | Farol auxiliar universal
luz traseira gol | Lanterna traseira VW Gol
lanterna de placa gol | Lanterna de placa VW Gol
lampada placa | Lâmpada de placa C5W
lampada luz de placa c5w | Lâmpada de placa C5W
lampada milha h11 | Lâmpada H11
lampada porta malas h7 | Lâmpada H7
`;

export const LAMP_MISSING = `
farol de milha onix | onix
lampada neblina h8 | neblina
`;
