import { expect, test } from "vitest";
import { noWhatsapp } from "./no-whatsapp.ts";

test("who has no WhatsApp names a phone, and no phone where there is none", () => {
  expect(noWhatsapp({ telefone: "(54) 90000-0300" })).toContain("Ligue para");
  expect(noWhatsapp({ telefone: "" })).toBe("Esta loja não tem WhatsApp nem telefone.");
});
