import type { ColorPictureName } from "../src/pictures.ts";
import { PARTS } from "./parts.ts";
import { SCENES, type SceneName, sceneOf } from "./scenes.ts";
import { type Frame, openStudio } from "./studio.ts";
import { VIEWS } from "./views.ts";

// Runs in the browser; draw.ts calls these functions.
const studio = openStudio();

Object.assign(window, {
  drawPart(name: ColorPictureName, view: keyof typeof VIEWS, frame: Frame): string {
    const part = PARTS[name];
    return studio.photograph(part.make(), { ...VIEWS[view], ...part[view] }, frame);
  },
  drawScene: (name: SceneName, frame: Frame) => studio.photograph(sceneOf(name), SCENES[name].view, frame),
});
