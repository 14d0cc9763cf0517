const standIns = new WeakMap<Node, Element>();

/** Keeps React working on a translated page: it removes, changes, and inserts before texts that are now `font` elements. */
export function followTranslation(): void {
  const changedTexts = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = standIns.get(target);
      if (element) element.textContent = target.nodeValue;
    }
  });
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.removedNodes) {
        const element = node instanceof Text && !node.isConnected ? findStandIn(change) : undefined;
        if (!element) continue;
        standIns.set(node, element);
        changedTexts.observe(node, { characterData: true });
      }
  }).observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, next && (shownIn(this, next) ?? null));
    return child;
  };
}

const findStandIn = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined =>
  [...addedNodes, previousSibling, nextSibling].find((node) => node instanceof HTMLFontElement);

/** Returns what stands for the child in `parent`; undefined for a text that is gone. */
function shownIn(parent: Node, child: Node): Node | undefined {
  if (child.parentNode === parent) return child;
  const standIn = standIns.get(child);
  if (standIn?.parentNode === parent) return standIn;
  return child instanceof Text && !child.parentNode ? undefined : child;
}
