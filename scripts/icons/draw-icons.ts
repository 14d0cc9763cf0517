import { writeFileSync } from "node:fs";
import { iconSprite, spriteFile } from "./icon-sprite.ts";

writeFileSync(spriteFile, await iconSprite());
