export function removeYoungFunctions(): void {
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  const young: [object, string][] = [
    [AbortSignal, "any"],
    [HTMLElement.prototype, "popover showPopover hidePopover togglePopover"],
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
  for (const owner of [Document.prototype, Element.prototype])
    for (const name of ["querySelector", "querySelectorAll", "matches"] as const) {
      const native = Reflect.get(owner, name) as ((selectors: string) => unknown) | undefined;
      if (!native) continue;
      const refusing = function select(this: Node, selectors: string): unknown {
        if (selectors.includes(":popover-open")) throw new SyntaxError(`'${selectors}' is not a valid selector`);
        return native.call(this, selectors);
      };
      Reflect.set(owner, name, refusing);
    }
  for (const [owner, names] of young) for (const name of names.split(" ")) Reflect.deleteProperty(owner, name);
}
