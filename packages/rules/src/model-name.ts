/** Family and engine guessed from a model's name: the price table has neither. */
export type ModelNameParts = { family: string; engine: string };

export function parseModelName(model: string): ModelNameParts {
  const words = model.trim().split(/\s+/);
  return { family: parseFamily(words), engine: parseEngine(words) };
}

// `P 310 B 8x2` is a P 310; `AMAROK High.CD 2.0` is an Amarok.
function parseFamily([first = "", second = ""]: string[]): string {
  if (first.length === 1 && second !== "") return `${first} ${second}`;
  const name = first.replace(/[^\p{L}\p{N}]+$/u, "") || first;
  return /^\p{Lu}{4,}$/u.test(name) ? name.charAt(0) + name.slice(1).toLowerCase() : name;
}

function parseEngine(words: string[]): string {
  const litres = words.find((word) => /^\d\.\d$/.test(word));
  const valves = words.find((word) => /^\d{1,2}V$/i.test(word.split("/")[0] ?? ""))?.split("/")[0];
  const fuel = words.some((word) => /^(TDI|dies(el)?\.?|\(diesel\).*)$/i.test(word)) ? "Diesel" : undefined;
  return litres === undefined ? "" : [litres, valves?.toUpperCase(), fuel].filter(Boolean).join(" ");
}
