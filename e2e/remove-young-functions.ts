export function removeYoungFunctions(): void {
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  const young: [object, string][] = [
    [AbortSignal, "any"],
    [Map, "groupBy"],
    [Object, "groupBy"],
    [Promise, "withResolvers try"],
    [Array, "fromAsync"],
    [Array.prototype, "toSorted toReversed toSpliced with"],
    [URL, "canParse parse"],
    [RegExp, "escape"],
    [String.prototype, "isWellFormed toWellFormed"],
    [Set.prototype, "union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom"],
    [iterator, "map filter take drop flatMap reduce toArray forEach some every find"],
  ];
  for (const [owner, names] of young) for (const name of names.split(" ")) Reflect.deleteProperty(owner, name);
}
