import * as THREE from "three";
import { decal } from "../materials.ts";
import { solid } from "../solids.ts";
import { canvasTexture } from "../textures.ts";

const PIXELS = 2048;
const LETTER_WIDTH = 0.62;

/** Pale text around the rim of a tire: brand above, size below. */
export function sidewall(inner: number, outer: number, [above, below]: [above: string, below: string]): THREE.Mesh {
  const scale = PIXELS / 2 / outer;
  const size = (outer - inner) * scale * 0.62;
  const reach = ((outer + inner) / 2) * scale;
  const texture = canvasTexture(PIXELS, PIXELS, (canvas) => {
    canvas.fillStyle = "#c9ccd0";
    canvas.textAlign = "center";
    canvas.textBaseline = "middle";
    canvas.font = `700 ${size}px 'Barlow Semi Condensed', 'Liberation Sans Narrow', 'Liberation Sans', sans-serif`;
    canvas.translate(PIXELS / 2, PIXELS / 2);
    arc(canvas, above, { reach, size, upright: true });
    arc(canvas, below, { reach, size, upright: false });
  });
  const mesh = solid(new THREE.RingGeometry(inner, outer, 128), decal(texture));
  mesh.castShadow = false;
  return mesh;
}

type ArcText = { reach: number; size: number; upright: boolean };

/** Letter by letter around the middle; those below read from left to right, too. */
function arc(canvas: CanvasRenderingContext2D, text: string, { reach, size, upright }: ArcText) {
  const step = ((size * LETTER_WIDTH) / reach) * (upright ? 1 : -1);
  Array.from(text).forEach((letter, at) => {
    canvas.save();
    canvas.rotate((at - (text.length - 1) / 2) * step);
    canvas.fillText(letter, 0, upright ? -reach : reach);
    canvas.restore();
  });
}
