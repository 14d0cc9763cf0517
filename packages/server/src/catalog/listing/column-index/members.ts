/** The slots of a category in its own order. Positions only where its seller gave any. */
export type Members = { slots: Uint32Array; positions?: Int32Array };

/** The members of all categories, one's behind the other's: there are very many categories, and most are small. */
export type Categories = {
  numbers: ReadonlyMap<string, number>;
  /** Where the members of each begin, and where the last one's end. */
  starts: Uint32Array;
  slots: Uint32Array;
  positions: ReadonlyMap<string, Int32Array>;
};

export function packed(categories: ReadonlyMap<string, Members>): Categories {
  const all = [...categories.values()];
  const starts = new Uint32Array(all.length + 1);
  for (const [at, { slots }] of all.entries()) starts[at + 1] = (starts[at] as number) + slots.length;
  const slots = new Uint32Array(starts[all.length] as number);
  for (const [at, members] of all.entries()) slots.set(members.slots, starts[at]);
  return {
    numbers: new Map([...categories.keys()].map((id, at) => [id, at])),
    ...{ starts, slots },
    positions: new Map([...categories].flatMap(([id, { positions }]) => (positions ? [[id, positions]] : []))),
  };
}

export function membersOf({ numbers, starts, slots, positions }: Categories, id: string): Members | undefined {
  const number = numbers.get(id);
  if (number === undefined) return undefined;
  const placed = positions.get(id);
  return { slots: slots.subarray(starts[number], starts[number + 1]), ...(placed && { positions: placed }) };
}
