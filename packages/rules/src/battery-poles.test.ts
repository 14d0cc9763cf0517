import { expect, test } from "vitest";
import { spellPoles } from "./battery-poles.ts";

test.each([
  ["bateria 60 positivo direito", "bateria 60 direito"],
  ["bateria polo positivo do lado esquerdo", "bateria esquerdo"],
  ["Bateria negativo no lado esquerdo", "Bateria direito"],
  ["bateria direita positiva", "bateria direita"],
  ["bateria polo positivo", "bateria polo positivo"],
  ["bateria 60 polo pos. dir.", "bateria 60 direito"],
  ["bateria 60 NEG esq", "bateria 60 direito"],
  ["bateria polo esq 60", "bateria polo esquerdo 60"],
  ["bateria gol pos 2015", "bateria gol pos 2015"],
  ["farol dir gol", "farol dir gol"],
  ["cabo positivo direito", "cabo positivo direito"],
])("the poles of %j are %j", (text, expected) => expect(spellPoles(text)).toBe(expected));
