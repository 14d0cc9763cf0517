import type { FitmentDraft } from "../fitment-draft.ts";
import type { FitmentClause } from "./clause.ts";
import type { DictionaryFamily } from "./dictionary-family.ts";
import type { FitmentTextDoubt } from "./doubts.ts";
import { type EngineMatch, matchEngines, writtenEngine } from "./engines.ts";
import type { NameItem } from "./items.ts";
import { narrowName } from "./model-words.ts";
import type { RowYears } from "./ranges.ts";

export const distinctDoubts = (doubts: readonly FitmentTextDoubt[]): FitmentTextDoubt[] => [
  ...new Map(doubts.map((doubt) => [`${doubt.kind} ${doubt.text}`, doubt])).values(),
];

export function engineDoubts(
  { engines, isMissing, others }: EngineMatch,
  text: string,
  isAll: boolean,
): FitmentTextDoubt[] {
  const toPatches = (names: readonly string[]) => names.map((engine) => ({ engine }));
  if (isMissing) return [{ kind: "engine", text, choices: [[{}], ...others.map((engine) => toPatches([engine])), []] }];
  if (isAll) return [];
  return [{ kind: "engine", text, choices: [...engines.map((engine) => toPatches([engine])), toPatches(engines)] }];
}

/** The engines of a neighbor, if the family has them; those of a line of their own even if not. */
export function sharedEngineDoubts(
  { sharedEngines, hasLineEngines }: FitmentClause,
  family: DictionaryFamily,
  years: RowYears,
): FitmentTextDoubt[] {
  const matches = sharedEngines.map((text) => matchEngines(family, text, years)).filter(({ isMissing }) => !isMissing);
  const engines = [...new Set(matches.flatMap((match) => match.engines))];
  const text = sharedEngines.map(writtenEngine).join("/");
  const choice = engines.map((engine) => ({ engine }));
  return engines.length > 0 || hasLineEngines ? [{ kind: "shared", text, choices: [[{}], choice] }] : [];
}

export const nameDoubts = ({ isTypo, isMismatch, raw }: NameItem): FitmentTextDoubt[] => {
  if (isTypo) return [{ kind: "typo", text: raw, choices: [[{}], []] }];
  return isMismatch ? [{ kind: "family", text: raw, choices: [[{}], []] }] : [];
};

/** The models that the words behind another name of the list choose, if they choose fewer. */
export function modelDoubts({ names, sharedGroups }: NameItem, { family }: FitmentDraft): FitmentTextDoubt[] {
  if (!sharedGroups) return [];
  const chosen = names.flatMap((name) => narrowName(name, sharedGroups));
  const isSame = names.every(({ families }) =>
    families.every((one) => chosen.some((other) => other.family === one.family && other.models === one.models)),
  );
  if (chosen.length === 0 || isSame) return [];
  const models = chosen.filter((one) => one.family.family === family);
  const choice = models.flatMap((one) => [...(one.models ?? [""])].map((model) => ({ model })));
  return [{ kind: "shared", text: sharedGroups.map((group) => group.join("/")).join(" "), choices: [[{}], choice] }];
}
