import { expect, test } from "vitest";
import { spellChains } from "./chain-sizes.ts";

test.each([
  ["corrente 428hx118", "corrente 428h 118 elos"],
  ["corrente 428 h x 118 l", "corrente 428h 118 elos"],
  ["428-118", "428 118 elos"],
  ["kit relacao 428 108", "kit relacao 428 108 elos"],
  ["corrente 108l", "corrente 108 elos"],
  ["coroa 44d pinhao 15t", "coroa 44 dentes pinhao 15 dentes"],
  ["relacao 15/44", "relacao 44x15"],
  ["relacao 520 x-ring", "relacao 520 x ring"],
  ["relacao oring", "relacao retentor"],
  ["44t", "44 dentes"],
  ["relacao titan 13/15", "relacao titan 13/15"],
  ["relacao crosser 150", "relacao crosser 150"],
  ["pneu 175/70 r13 82t", "pneu 175/70 r13 82t"],
  ["428118", "428118"],
  ["oleo 20l", "oleo 20l"],
])("%j is written %j", (text, expected) => expect(spellChains(text)).toBe(expected));
