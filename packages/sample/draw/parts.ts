import type { ColorPictureName } from "../src/pictures.ts";
import { BRAKES } from "./stock/brakes.ts";
import { CABIN } from "./stock/cabin.ts";
import { CHASSIS } from "./stock/chassis.ts";
import { ENGINE } from "./stock/engine.ts";
import type { DrawnPart } from "./views.ts";

/** Model and camera views of each picture. */
export const PARTS: Record<ColorPictureName, DrawnPart> = { ...BRAKES, ...CABIN, ...CHASSIS, ...ENGINE };
