/** Replaces each text of the hydrated page, and each that is added, by an element, as a browser's translation does. Runs in the page. */
export function translateTexts(): void {
  const translate = (text: Node): void => {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || parent.closest("font, script, style, title, textarea, select, svg"))
      return;
    const font = document.createElement("font");
    font.textContent = text.nodeValue;
    text.parentNode?.replaceChild(font, text);
  };
  const translateWithin = (node: Node): void => {
    const texts = document.createNodeIterator(node, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text);
    for (const text of found) translate(text);
  };
  const start = (): void => {
    translateWithin(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translateWithin(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  const waitForHydration = (): void => {
    if (document.querySelector("input[role=combobox]")) start();
    else requestAnimationFrame(waitForHydration);
  };
  waitForHydration();
}
