const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const BARE_IMPORT = /^import ("[^"]+");$/gm;

// Longer than a picture that was asked for first should need: a page is not left lifeless for it.
const LONGEST_FOR_PICTURE_MS = 1000;

// A page that nobody looks at is not painted, and whoever touches one is not kept waiting.
const PAINTED = `const pause = () => new Promise((over) => setTimeout(over));
const frame = () => new Promise((drawn) => requestAnimationFrame(() => drawn(pause())));
const picture = document.querySelector("img[fetchpriority=high]");
const arrived = new Promise((is) => {
  if (!picture || picture.complete) return is();
  for (const end of ["load", "error"]) picture.addEventListener(end, is);
  setTimeout(is, ${LONGEST_FOR_PICTURE_MS});
});
await new Promise((go) => {
  if (document.hidden) return go();
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, go, { capture: true, once: true });
  frame().then(() => arrived).then(frame).then(go);
});
`;

// What a card's button was pressed for is done once the page lives (`storefront/shell/early-press.ts`).
const HEARD = `addEventListener("click", window.earlyPress = ({ target }) => {
  earlyPress.button = target.closest("[data-wish],[data-add],[data-quick-view]");
});
`;

// A wait that is felt is told (`storefront/shell/preloader.tsx`); a shorter one needs the processor more than it.
const MOVES_AFTER_MS = 1000;
const TOLD = `setTimeout(() => document.querySelector(".preloader")?.classList.add("moves"), ${MOVES_AFTER_MS});
`;

// A few at a time, and what pages share ahead of the rest: all at once would keep the page from answering a finger.
const FETCHED = `for (const [at, href] of files.entries()) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  if (at % 4 === 3) await pause();
}
for (const file of shared) {
  await import(file);
  await pause();
}
`;

/** The router's first script, told to wait for the paint, and then to fetch all that it needs at once. */
export function afterPaint(files: readonly string[], script: string): string {
  const shared = files.filter((file) => !script.includes(file));
  const late = script.replace(NAMED_IMPORT, "const $1 = await import($2);").replace(BARE_IMPORT, "await import($1);");
  return `${HEARD}${TOLD}${PAINTED}const files = ${JSON.stringify(files)}, shared = ${JSON.stringify(shared)};\n${FETCHED}${late}`;
}
