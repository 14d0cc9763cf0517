import { expect, type Page } from "@playwright/test";

/** Fills in the address form of the checkout, typing digit by digit into masked fields. */
export async function fillAddress(page: Page): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const typeNew = async (name: string, text: string) => {
    await field(name).fill("");
    await field(name).pressSequentially(text);
  };
  await field("Nome").fill("Ana");
  await field("Sobrenome").fill("Teste");
  await typeNew("CEP", "74000100");
  await expect(field("CEP")).toHaveValue("74000-100");
  await field("Rua").fill("Rua das Acácias");
  await field("Número").fill("100");
  await field("Bairro").fill("Setor Sul");
  await expect(field("Cidade")).toHaveValue("Goiânia");
  await expect(field("Estado")).toHaveValue("GO");
  await typeNew("Telefone com DDD", "62912345678");
  await expect(field("Telefone com DDD")).toHaveValue("(62) 91234-5678");
  await field("E-mail").fill("ana@example.com");
}

export const placeOrderButton = (page: Page) => page.getByRole("button", { name: /^Fazer pedido|^Fazendo o pedido/ });

/** Errors of a Pix code for this amount (BR Code: identifier, length and value, closed by a checksum). */
export function pixCodeErrors(code: string, centavos: number): string[] {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  const expected: Record<string, string> = {
    "00": "01",
    "53": "986",
    "54": (centavos / 100).toFixed(2),
    "58": "BR",
    "63": crc16(code.slice(0, -4)),
  };
  const wrongFields = Object.entries(expected).filter(([id, value]) => fields.get(id) !== value);
  const messages = wrongFields.map(([id, value]) => `${id} is ${fields.get(id)}, not ${value}`);
  return fields.get("26")?.toLowerCase().includes("br.gov.bcb.pix") ? messages : [...messages, "26 has no Pix key"];
}

function crc16(text: string): string {
  let sum = 0xffff;
  for (const byte of Buffer.from(text, "utf8")) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : (sum << 1) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, "0");
}
