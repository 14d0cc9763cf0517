/** Model years of generations, from general knowledge: each one waits for a decision unless the text gives years. */
const GENERATIONS = `
Gol: quadrado 1980-1994, bola 1995-1999, g1 1980-1994, g2 1995-1999, g3 2000-2005, g4 2006-2014, g5 2009-2012, g6 2013-2016, g7 2017-2018, g8 2019-2022
Voyage: quadrado 1981-1996, g5 2009-2012, g6 2013-2016, g7 2017-2018, g8 2019-2022
Saveiro: quadrada 1983-1997, bola 1998-1999, g2 1998-1999, g3 2000-2005, g4 2006-2009, g5 2010-2013, g6 2014-2016, g7 2017-2023
Parati: quadrada 1983-1995, bola 1996-1999, g2 1996-1999, g3 2000-2005, g4 2006-2012
Fox: g1 2004-2009, g2 2010-2014, g3 2015-2021
Polo: mk4 2003-2014, mk6 2018-2025
Golf: mk3 1994-1998, mk4 1999-2013, g4 1999-2013, mk7 2014-2019, sapao 1999-2006
Jetta: mk5 2006-2010, mk6 2011-2018, mk7 2019-2024
Passat: mk5 1998-2005, b5 1998-2005, b6 2006-2010
Kombi: clipper 1976-1997, carat 1997-2005
Palio: g1 1996-2000, g2 2001-2003, g3 2004-2007, g4 2008-2011, g5 2012-2017
Siena: g1 1998-2000, g2 2001-2004, g3 2004-2007, g4 2008-2012
Strada: g1 1999-2001, g2 2001-2004, g3 2005-2008, g4 2009-2013, g5 2014-2020
Uno: quadrado 1984-2013
Corsa: bola 1994-2002, b 1994-2002, c 2003-2012
Astra: belga 1995-1996, g 1999-2011
Vectra: a 1994-1996, b 1997-2005, c 2006-2011
Onix: g1 2013-2019, g2 2020-2025
Prisma: g1 2007-2012, g2 2013-2019
Cruze: g1 2012-2016, g2 2017-2024
Tracker: g1 2014-2020, g2 2021-2025
S10: g1 1995-2011, g2 2012-2025
Montana: g1 2003-2010, g2 2011-2021
Fiesta: g1 1996-1999, street 2000-2006, rocam 2003-2014
Ka: g1 1997-2007, g2 2008-2013, g3 2015-2021
Focus: mk1 2001-2009, mk2 2009-2013, mk3 2014-2019
EcoSport: g1 2003-2012, g2 2013-2021
Ranger: g1 1994-2012, t6 2013-2023
Escort: europeu 1993-1996, zetec 1997-2002
Civic: g5 1992-1995, g6 1996-2000, g7 2001-2006, g8 2007-2011, g9 2012-2016, g10 2017-2021
Fit: g1 2003-2008, g2 2009-2014, g3 2015-2021
City: g1 2010-2014, g2 2015-2021, g3 2022-2025
CR-V: g2 2002-2006, g3 2007-2011, g4 2012-2017
Corolla: brad pitt 2003-2008, g9 2003-2008, g10 2009-2014, g11 2015-2019, g12 2020-2025
Hilux: pitbull 2005-2015, sr5 1992-2004
HB20: g1 2013-2019, g2 2020-2025
Tucson: g1 2005-2018
Sportage: g1 1995-2003, g2 2005-2010, g3 2011-2016, g4 2017-2022
Clio: g1 1996-1999, g2 2000-2016
Sandero: g1 2008-2014, g2 2015-2022
Logan: g1 2007-2013, g2 2014-2022
Duster: g1 2012-2020, g2 2021-2025
Megane: g1 1999-2005, g2 2006-2012
C3: g1 2003-2012, g2 2013-2021, g3 2023-2025
206: g1 1999-2010
208: g1 2013-2020, g2 2021-2025
Frontier: d22 2002-2007, d40 2008-2016, d23 2017-2025
L200: savana 2004-2012
A3: 8l 1997-2006, 8p 2007-2013, 8v 2014-2020
`;

export type ModelGeneration = { form: string; from: number; to: number };

const GENERATIONS_BY_FAMILY: ReadonlyMap<string, readonly ModelGeneration[]> = new Map(
  GENERATIONS.trim()
    .split("\n")
    .map((line) => {
      const [family = "", rest = ""] = line.split(": ");
      return [family, rest.split(", ").map(toGeneration)];
    }),
);

function toGeneration(text: string): ModelGeneration {
  const at = text.lastIndexOf(" ");
  const [from = 0, to = 0] = text
    .slice(at + 1)
    .split("-")
    .map(Number);
  return { form: text.slice(0, at).replaceAll(" ", ""), from, to };
}

export const findGenerations = (family: string): readonly ModelGeneration[] => GENERATIONS_BY_FAMILY.get(family) ?? [];
