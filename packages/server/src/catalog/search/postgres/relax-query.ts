import { hasCandidates, type ParsedQuery, type QueryTerm } from "../search-engine.ts";

/** The query, then readings of it that match more. The least useful term is dropped first. */
export function* relaxedQueries(query: ParsedQuery): Generator<ParsedQuery> {
  const inputs = query.terms.map(({ input }) => input);
  for (const relaxed of relax(query)) {
    const isDropped = new Set(relaxed.droppedTerms);
    yield { ...relaxed, droppedTerms: [...inputs.filter((input) => isDropped.has(input)), ...query.droppedTerms] };
  }
}

function* relax(query: ParsedQuery): Generator<ParsedQuery> {
  if (query.exactMatches.length > 0) {
    yield query;
    return;
  }
  const unknown = query.terms.filter((term) => term.role === "text" && !hasCandidates(term));
  const known = unknown.length > 0 && unknown.length < query.terms.length ? dropTerms(query, unknown) : query;
  if (known === query || isTelling(known)) yield* readings(known);
  const shorter = subsetsBySize(dropOrder(known))
    .map((groups) => dropTerms(known, groups.flat()))
    .filter(isTelling);
  for (const one of shorter) yield withOwnWords(one) ?? one;
  for (const one of shorter) yield* readings(one);
}

const MIN_WORD = 3;
const MIN_PREFIX = 4;

const isTelling = ({ terms }: ParsedQuery): boolean =>
  terms.some(
    ({ input, role, candidates, productIds }) =>
      role !== "text" ||
      productIds.length > 0 ||
      input.length >= MIN_PREFIX ||
      (input.length >= MIN_WORD && candidates.some(({ kind }) => kind !== "prefix")),
  );

function* readings(query: ParsedQuery): Generator<ParsedQuery> {
  const strict = withOwnWords(query);
  if (strict) yield strict;
  yield query;
  if (query.vehicle && query.terms.every(hasCandidates)) {
    const { vehicle, ...text } = query;
    yield { ...text, terms: text.terms.map((term) => ({ ...term, role: "text" })) };
  }
}

const MAX_SUBSETS = 16;

function subsetsBySize<Item>(items: readonly Item[]): Item[][] {
  const subsets: Item[][] = [];
  let last: { items: Item[]; end: number }[] = [{ items: [], end: 0 }];
  for (let size = 1; size < items.length; size++) {
    last = last.flatMap((one) =>
      items.slice(one.end).map((item, index) => ({ items: [...one.items, item], end: one.end + index + 1 })),
    );
    subsets.push(...last.map((one) => one.items));
    if (subsets.length >= MAX_SUBSETS) break;
  }
  return [...subsets.slice(0, MAX_SUBSETS), ...items.map((_, at) => items.toSpliced(items.length - 1 - at, 1))];
}

function withOwnWords(query: ParsedQuery): ParsedQuery | undefined {
  if (query.terms.length < 2) return undefined;
  const terms = query.terms.map((term) => {
    const own = term.candidates.filter(({ word }) => !word.startsWith("~"));
    return own.length > 0 ? { ...term, candidates: own } : term;
  });
  const isChanged = terms.some(({ candidates }, index) => candidates.length !== query.terms[index]?.candidates.length);
  return isChanged ? { ...query, terms } : undefined;
}

/** Years, versions, words behind the first one, the vehicle, the first word, which names the part, and part numbers. */
function dropOrder({ terms }: ParsedQuery): QueryTerm[][] {
  const ofRole = (role: QueryTerm["role"]) => terms.filter((term) => term.role === role);
  const texts = ofRole("text");
  const numbers = texts.filter(({ productIds }) => productIds.length > 0);
  const [part, ...words] = texts.filter((term) => !numbers.includes(term));
  const vehicle = terms.filter(({ role }) => role !== "text");
  const single = (term: QueryTerm) => [term];
  const groups = [ofRole("year"), ofRole("version"), ...words.reverse().map(single), vehicle];
  return [...groups, ...(part ? [[part]] : []), ...numbers.map(single)].filter(({ length }) => length > 0);
}

function dropTerms(query: ParsedQuery, dropped: readonly QueryTerm[]): ParsedQuery {
  const terms = query.terms.filter((term) => !dropped.includes(term));
  const { vehicle, ...others } = query;
  const has = (role: QueryTerm["role"]) => terms.some((term) => term.role === role);
  const scope = vehicle && {
    ...vehicle,
    ...(!has("year") && { from: 0, to: 9999 }),
    ...(!has("version") && { engine: [] }),
  };
  return {
    ...others,
    terms,
    ...(scope && has("vehicle") && { vehicle: scope }),
    droppedTerms: [...query.droppedTerms, ...dropped.map(({ input }) => input)],
  };
}
