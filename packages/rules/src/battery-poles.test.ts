import { expect, test } from "vitest";
import { spellPoles } from "./battery-poles.ts";

test.each([
  ["bateria 60 positivo direito", "bateria 60 direito"],
  ["bateria polo positivo do lado esquerdo", "bateria esquerdo"],
  ["Bateria negativo no lado esquerdo", "Bateria direito"],
  ["bateria direita positiva", "bateria direita"],
  ["bateria polo positivo", "bateria polo positivo"],
  ["cabo positivo direito", "cabo positivo direito"],
])("the poles of %j are %j", (text, expected) => expect(spellPoles(text)).toBe(expected));
