import { expect, test } from "vitest";
import { noWhatsappMessage } from "./no-whatsapp-message.ts";

test("a company without WhatsApp shows its phone number, if it has one", () => {
  expect(noWhatsappMessage({ telefone: "(54) 90000-0300" })).toContain("Ligue para");
  expect(noWhatsappMessage({ telefone: "" })).toBe("Esta loja não tem WhatsApp nem telefone.");
});
