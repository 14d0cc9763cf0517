/** Years before, after and between others, and ranges of which parts serve some years only. */
export const CAR_YEAR_QUERIES = `
pastilha gol depois de 2012 | Pastilha de freio dianteira VW Gol
pastilha gol pos 2015 | Pastilha de freio dianteira VW Gol
pastilha gol pós-2015 | Pastilha de freio dianteira VW Gol
pastilha gol apos 15 | Pastilha de freio dianteira VW Gol
pastilha gol antes de 2012 | Pastilha de freio dianteira VW Gol
pastilha gol 2012 para cima | Pastilha de freio dianteira VW Gol
disco onix 2013 pra cima | Disco de freio dianteiro Chevrolet Onix
pastilha gol mais novo que 2012 | Pastilha de freio dianteira VW Gol
pastilha gol entre 2010 e 2012 | Pastilha de freio dianteira VW Gol
pastilha gol depois de 2010 e antes de 2015 | Pastilha de freio dianteira VW Gol
pastilha gol a partir do ano de 2012 | Pastilha de freio dianteira VW Gol
pastilha gol ano modelo 2012 | Pastilha de freio dianteira VW Gol
pastilha gol a partir de 2008 | Pastilha de freio dianteira VW Gol
pastilha gol antes de 2018 | Pastilha de freio dianteira VW Gol
pastilha gol anos 2010 | Pastilha de freio dianteira VW Gol
pastilha gol 2008 a 2012 | Pastilha de freio dianteira VW Gol
pastilha gol 2008/2012 | Pastilha de freio dianteira VW Gol
pastilha gol 2016 a 2017 | Pastilha de freio dianteira VW Gol
pastilha celta antes de 2010 | Pastilha de freio dianteira Chevrolet Celta
`;

export const CAR_YEAR_PARTS = `
pastilha e disco gol 2008 a 2012 | Pastilha de freio dianteira VW Gol;Disco de freio dianteiro VW Gol
`;

export const CAR_YEAR_MISSING = `
pastilha gol antes de 2010 | -
pastilha gol pre 2010 | -
pastilha gol pré-2010 | -
pastilha gol menor que 2010 | -
pastilha gol < 2010 | -
pastilha gol inferior a 2010 | -
pastilha gol abaixo de 2010 | -
pastilha gol superior a 2016 | -
pastilha gol apos 2016 | -
pastilha gol apos 2019 | -
pastilha gol anterior a 2008 | -
pastilha gol depois de 2017 | -
pastilha gol posterior a 2017 | -
pastilha gol 2009 para tras | -
pastilha gol anos 90 | -
pastilha gol decada de 90 | -
pastilha gol ano 90 | -
pastilha gol antes de 90 | -
pastilha gol a partir de 2008 | a partir de 2008
pastilha gol antes de 2018 | antes de 2018
pastilha gol 2008 ate hoje | 2008 ate hoje
pastilha gol anos 2010 | anos 2010
pastilha gol 2016 a 2017 | 2016 a 2017
pastilha gol entre 2008 e 2012 | 2008;2012
pastilha antes de 2010 | antes de 2010
`;
