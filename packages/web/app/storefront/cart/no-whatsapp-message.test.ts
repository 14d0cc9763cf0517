import { expect, test } from "vitest";
import { noWhatsappMessage } from "./no-whatsapp-message.ts";

test("who has no WhatsApp names a phone, and no phone where there is none", () => {
  expect(noWhatsappMessage({ telefone: "(54) 90000-0300" })).toContain("Ligue para");
  expect(noWhatsappMessage({ telefone: "" })).toBe("Esta loja não tem WhatsApp nem telefone.");
});
