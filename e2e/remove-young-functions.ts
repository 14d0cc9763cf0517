export function removeYoungFunctions(): void {
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  const young: [object, string][] = [
    [AbortSignal, "any"],
    [HTMLElement.prototype, "popover showPopover hidePopover togglePopover onbeforetoggle"],
    [HTMLButtonElement.prototype, "popoverTargetElement popoverTargetAction"],
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
        if (/(?<!\\):popover-open/.test(selectors)) throw new SyntaxError(`'${selectors}' is not a valid selector`);
        return native.call(this, selectors);
      };
      Reflect.set(owner, name, refusing);
    }
  // The browser's own styles of popovers stay: undone in the lowest layer of the pages.
  const styles = new CSSStyleSheet();
  styles.replaceSync(`@layer properties { :where([popover]) {
    display: block; position: static; inset: auto; width: auto; height: auto; margin: 0; border: 0; padding: 0;
    overflow: visible; background: none; color: inherit } }`);
  document.adoptedStyleSheets.push(styles);
  for (const [owner, names] of young) for (const name of names.split(" ")) Reflect.deleteProperty(owner, name);
}
