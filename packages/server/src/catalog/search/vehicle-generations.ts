import { findGenerations } from "@pecacerta/rules/fitment-text/generations";
import type { VehicleFamily } from "./vehicle-words.ts";

export type ModelYears = { from: number; to: number };

const names: Record<string, Record<string, readonly [from: number, to: number]>> = {
  gol: { bolinha: [1995, 1999], novo: [2009, 2012] },
  uno: { quadrado: [1984, 2010], mille: [1984, 2010], novo: [2010, 2021], vivace: [2010, 2016] },
  corsa: { wind: [1994, 2002], novo: [2003, 2012] },
  celta: { g1: [2000, 2006], g2: [2006, 2015] },
  palio: { novo: [2012, 2017] },
  siena: { g5: [2012, 2016] },
  civic: { new: [2007, 2011], novo: [2007, 2011] },
  fiesta: { new: [2011, 2019], novo: [2011, 2019] },
  ka: { novo: [2015, 2021] },
  onix: { joy: [2016, 2019], novo: [2020, 2025], plus: [2020, 2025] },
  prisma: { joy: [2016, 2019], novo: [2013, 2019] },
  hb20: { novo: [2020, 2025] },
  sandero: { novo: [2015, 2022] },
  logan: { novo: [2014, 2022] },
  duster: { novo: [2021, 2025] },
  tracker: { novo: [2021, 2025] },
  polo: { novo: [2018, 2025] },
};

const NAMES = new Map(Object.entries(names).map(([family, spans]) => [family, new Map(Object.entries(spans))]));

/** Finds the years of a generation until the next one begins: where both were sold, a part may be of the newer one. */
export function findGeneration({ family, compactName }: VehicleFamily, form: string): ModelYears | undefined {
  const named = NAMES.get(compactName)?.get(form);
  if (named) return { from: named[0], to: named[1] };
  const generations = findGenerations(family);
  const found = generations.find((one) => one.form === form);
  const later = generations.map(({ from }) => from).filter((from) => found && from > found.from);
  return found && { from: found.from, to: Math.min(found.to, ...later) };
}
