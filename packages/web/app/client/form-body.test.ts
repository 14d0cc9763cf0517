import { expect, test } from "vitest";
import { encodeFormBody } from "./form-body.ts";

const read = (text: string) => [...new URLSearchParams(text)].map(([name, value]) => `${name}=${value}`);

test("plain values are sent escaped as name and value", () => {
  expect(encodeFormBody({ name: "João & Cia", remember: false, quantity: 2 })).toBe(
    "name=Jo%C3%A3o%20%26%20Cia&remember=false&quantity=2",
  );
});

test("nested values are sent as a[b]=c", () => {
  expect(read(encodeFormBody({ address: { city: "Curitiba", state: "PR" } }))).toEqual([
    "address[city]=Curitiba",
    "address[state]=PR",
  ]);
});

test("a list of plain values is sent as a[]=x", () => {
  expect(read(encodeFormBody({ ids: ["a", "b"] }))).toEqual(["ids[]=a", "ids[]=b"]);
});

test("a list of objects is sent with indexes at any depth", () => {
  const items = [{ product_id: "p1", options: [{ name: "color", value: "white" }], quantity: 1 }, { product_id: "p2" }];
  expect(read(encodeFormBody({ items }))).toEqual([
    "items[0][product_id]=p1",
    "items[0][options][0][name]=color",
    "items[0][options][0][value]=white",
    "items[0][quantity]=1",
    "items[1][product_id]=p2",
  ]);
});

test("undefined values are not sent, empty texts are", () => {
  expect(encodeFormBody({ company: undefined, address2: null, notes: "" })).toBe("notes=");
});

test("an empty list is sent as empty text, because a missing list changes nothing", () => {
  expect(encodeFormBody({ items: [] })).toBe("items=");
});
