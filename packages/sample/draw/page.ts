import type { PictureName } from "../src/pictures.ts";
import { heroOf } from "./hero.ts";
import { PARTS } from "./parts.ts";
import { type Frame, openStudio } from "./studio.ts";

// Runs in the browser: the program outside asks for one picture after the other.
const studio = openStudio();

const VIEWS = { a: { around: 32, above: 17 }, b: { around: 0, above: 7 } };

Object.assign(window, {
  drawPart(name: PictureName, view: "a" | "b", frame: Frame): string {
    const part = PARTS[name];
    return studio.photograph(part.make(), { ...VIEWS[view], ...part[view] }, frame);
  },
  drawHero: (frame: Frame) => studio.photograph(heroOf(), { around: 8, above: 9 }, frame),
});
