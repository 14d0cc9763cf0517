import type * as THREE from "three";
import type { View } from "./studio.ts";

/** A model and its deviations from the default views. */
export type DrawnPart = { make(): THREE.Object3D; a?: Partial<View>; b?: Partial<View>; c?: Partial<View> };
export type Parts = Record<string, DrawnPart>;

/** Three-quarter view, front view, close-up. */
export const VIEWS = {
  a: { around: 32, above: 17 },
  b: { around: 0, above: 7 },
  c: { around: -28, above: 24, close: 2.1, aim: [0.5, 0.42] },
} satisfies Record<string, View>;

export const upright = { a: { above: 13 }, b: { above: 4 }, c: { around: -14, above: 20 } };
/** Close-up of a bottle's label. */
export const atLabel: Partial<View> = { around: 10, above: 12, close: 1.7, aim: [0.5, 0.66] };
/** Close-up at a point of the image. */
export const closeTo = (x: number, y: number, close = 2): { c: Partial<View> } => ({ c: { close, aim: [x, y] } });
export const fromAbove = { a: { above: 28 }, b: { above: 16 } };
export const fromBehind: Partial<View> = { turned: 150, above: 14 };
