import * as THREE from "three";
import { printed } from "./materials.ts";
import { solid } from "./solids.ts";
import { canvasTexture } from "./textures.ts";

export type Label = {
  brand: string;
  /** What it is, in one or two words. */
  what: string;
  /** Measure or number, small. */
  detail: string;
  /** Viscosity or class, the largest text of the label. */
  grade?: string;
  ground: string;
  ink: string;
  accent: string;
};

const FONT = "'Barlow Semi Condensed', 'Liberation Sans Narrow', 'Liberation Sans', sans-serif";

/** A printed label as a texture, `ratio` times as wide as high. */
export function labelTexture(
  { brand, what, detail, grade, ground, ink, accent }: Label,
  ratio: number,
  used = 0.86,
): THREE.Texture {
  const height = 512;
  const width = Math.round(height * ratio);
  return canvasTexture(width, height, (canvas) => {
    canvas.fillStyle = ground;
    canvas.fillRect(0, 0, width, height);
    canvas.fillStyle = accent;
    canvas.fillRect(0, height * (grade ? 0.29 : 0.56), width, height * 0.045);
    canvas.textAlign = "center";
    canvas.textBaseline = "middle";
    canvas.fillStyle = ink;
    const line = { weight: 700, width: width * used };
    write(canvas, brand, width / 2, {
      ...line,
      ...(grade ? { y: height * 0.15, size: 96 } : { y: height * 0.34, size: 150 }),
    });
    if (grade) write(canvas, grade, width / 2, { ...line, y: height * 0.53, size: 200 });
    write(canvas, what, width / 2, { ...line, y: height * (grade ? 0.77 : 0.72), size: grade ? 64 : 74 });
    write(canvas, detail, width / 2, { ...line, y: height * (grade ? 0.9 : 0.87), size: grade ? 52 : 58, weight: 400 });
  });
}

type TextLine = { y: number; size: number; weight: number; width: number };

function write(canvas: CanvasRenderingContext2D, text: string, middle: number, { y, size, weight, width }: TextLine) {
  canvas.font = `${weight} ${size}px ${FONT}`;
  const wide = canvas.measureText(text).width;
  const fitting = Math.min(size, (size * width) / wide);
  canvas.font = `${weight} ${fitting}px ${FONT}`;
  canvas.fillText(text, middle, y);
}

/** A flat label that faces the viewer. */
export function sticker(label: Label, width: number, height: number): THREE.Mesh {
  const mesh = solid(new THREE.PlaneGeometry(width, height), printed(labelTexture(label, width / height)));
  mesh.castShadow = false;
  return mesh;
}

// Half way between the two views, so that both can read it.
const TURNED = 0.24;

/** A label around a cylinder along y, its middle towards the viewer; `share` of the way round. */
export function wrap(label: Label, radius: number, height: number, share = 0.5): THREE.Mesh {
  const angle = share * Math.PI * 2;
  const geometry = new THREE.CylinderGeometry(radius, radius, height, 96, 1, true, TURNED - angle / 2, angle);
  const mesh = solid(geometry, printed(labelTexture(label, (radius * angle) / height, 0.26 / share)));
  mesh.castShadow = false;
  return mesh;
}
