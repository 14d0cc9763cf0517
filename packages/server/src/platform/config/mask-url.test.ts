import { expect, test } from "vitest";
import { maskUrl } from "./mask-url.ts";

test.each([
  ["postgresql://shop:segredo@db.example.com/shop", "postgresql://shop:***@db.example.com/shop"],
  ["postgres://shop:segredo@one:5432,two:5432/shop", "postgres://shop:***@one:5432,two:5432/shop"],
  ["postgres://shop:seg@re/do?x#y@one/shop", "postgres://shop:***@one/shop"],
  [
    "postgres://shop:segredo@/shop?host=/run/pg&password=segredo",
    "postgres://shop:***@/shop?host=/run/pg&password=***",
  ],
  [
    "postgres:///shop?user=a&sslpassword=segredo&sslmode=require",
    "postgres:///shop?user=***&sslpassword=***&sslmode=require",
  ],
  ["https://segredo@api.example.com/v1", "https://***@api.example.com/v1"],
  ["https://api.example.com/{cep}?token=segredo", "https://api.example.com/{cep}?token=***"],
  ["https://api.example.com/?cep={cep}&key=seg=redo", "https://api.example.com/?cep={cep}&key=***"],
  ["https://api.example.com/?segredo", "https://api.example.com/?***"],
  ["https://api.example.com/#segredo", "https://api.example.com/?***"],
  ["https://api.example.com/?mail=segredo@example.com", "https://***@example.com"],
  ["https://api.example.com/v1", "https://api.example.com/v1"],
  ["127.0.0.1", "127.0.0.1"],
])("%s is printed as %s", (url, printed) => {
  expect(maskUrl(url)).toBe(printed);
  expect(maskUrl(url)).not.toContain("segredo");
});
