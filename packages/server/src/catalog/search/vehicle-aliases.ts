/** Words for families that their names do not have. A family is written without spaces, hyphens and accents. */
export const FAMILY_ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    titan: ["cg125", "cg150", "cg160", "cg"],
    fan: ["cg125", "cg150", "cg160", "cg"],
    start: ["cg160", "cg"],
    corola: ["corolla"],
  }),
);

type YearSpan = readonly [from: number, to: number];

const generations: Record<string, Record<string, YearSpan>> = {
  gol: {
    quadrado: [1980, 1996],
    g1: [1980, 1996],
    bola: [1994, 1999],
    bolinha: [1994, 1999],
    g2: [1994, 1999],
    g3: [1999, 2005],
    g4: [2005, 2014],
    g5: [2008, 2013],
    g6: [2012, 2016],
    g7: [2016, 2018],
    g8: [2018, 2023],
  },
  saveiro: {
    quadrada: [1982, 1997],
    g1: [1982, 1997],
    bola: [1997, 2000],
    g2: [1997, 2000],
    g3: [2000, 2005],
    g4: [2005, 2009],
    g5: [2009, 2013],
    g6: [2013, 2016],
    g7: [2016, 2023],
    cross: [2010, 2023],
  },
  voyage: { quadrado: [1981, 1996], g5: [2008, 2013], g6: [2012, 2016], g7: [2016, 2018], g8: [2018, 2023] },
  parati: { quadrada: [1982, 1995], bola: [1995, 1999], g2: [1995, 1999], g3: [1999, 2005], g4: [2005, 2012] },
  palio: { g1: [1996, 2000], g2: [2001, 2003], g3: [2004, 2007], g4: [2007, 2012], g5: [2012, 2017] },
  siena: { g1: [1997, 2000], g2: [2001, 2003], g3: [2004, 2007], g4: [2008, 2012], g5: [2012, 2016] },
  strada: { g1: [1998, 2001], g2: [2001, 2004], g3: [2004, 2008], g4: [2008, 2013], g5: [2013, 2020] },
  uno: { quadrado: [1984, 2013], mille: [1990, 2013], novo: [2010, 2021], vivace: [2010, 2016] },
  corsa: { bola: [1994, 2002], wind: [1994, 2002], novo: [2002, 2012] },
  celta: { g1: [2000, 2006], g2: [2006, 2015] },
  civic: { g7: [2001, 2006], g8: [2006, 2011], g9: [2012, 2016], g10: [2016, 2021], new: [2006, 2011] },
  corolla: { bradpitt: [2003, 2008], g9: [2003, 2008], g10: [2008, 2014], g11: [2014, 2019], g12: [2019, 2026] },
  fit: { g1: [2003, 2008], g2: [2008, 2014], g3: [2014, 2021] },
  fiesta: { rocam: [2003, 2014], street: [2002, 2006], new: [2011, 2019] },
  ka: { g1: [1997, 2007], g2: [2008, 2013], g3: [2014, 2021] },
  sandero: { g1: [2007, 2014], g2: [2014, 2023] },
  logan: { g1: [2007, 2013], g2: [2013, 2023] },
  onix: { g1: [2012, 2019], g2: [2019, 2026], joy: [2016, 2022] },
  hb20: { g1: [2012, 2019], g2: [2019, 2026] },
};

/** Model years of the generations that shoppers name, by family. Both years are included. */
export const GENERATIONS: ReadonlyMap<string, ReadonlyMap<string, YearSpan>> = new Map(
  Object.entries(generations).map(([family, spans]) => [family, new Map(Object.entries(spans))]),
);
