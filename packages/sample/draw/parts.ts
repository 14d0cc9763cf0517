import type { PictureName } from "../src/pictures.ts";
import { BRAKES } from "./stock/brakes.ts";
import { CABIN } from "./stock/cabin.ts";
import { CHASSIS } from "./stock/chassis.ts";
import { ENGINE } from "./stock/engine.ts";
import type { DrawnPart } from "./views.ts";

/** What stands before the camera for each picture. */
export const PARTS: Record<PictureName, DrawnPart> = { ...BRAKES, ...CABIN, ...CHASSIS, ...ENGINE };
