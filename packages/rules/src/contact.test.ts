import fc from "fast-check";
import { expect, test } from "vitest";
import { type ContactInput, MAX_CONTACT_MESSAGE_LENGTH, parseContact } from "./contact.ts";

const typed: ContactInput = {
  name: " Maria  Souza ",
  email: " Maria@Example.com ",
  phone: "(62) 99123-4567",
  message: " Vocês abrem  no sábado?\r\n\r\n\r\nObrigada. ",
};

test("a contact message is cleaned; the phone is optional", () => {
  const read = {
    name: "Maria Souza",
    email: "maria@example.com",
    phone: "62991234567",
    message: "Vocês abrem no sábado?\n\nObrigada.",
  };
  expect(parseContact(typed)).toEqual({ ok: true, value: read });
  expect(parseContact({ ...typed, phone: " " })).toEqual({ ok: true, value: { ...read, phone: "" } });
});

test.each([
  [{ name: " " }, { name: "ERROR_FORM_REQUIRED" }],
  [{ name: "a".repeat(121) }, { name: "ERROR_FORM_TOO_LONG" }],
  [{ email: "" }, { email: "ERROR_FORM_REQUIRED" }],
  [{ email: "maria" }, { email: "ERROR_FORM_INCORRECT_EMAIL" }],
  [{ phone: "123" }, { phone: "INVALID_PHONE" }],
  [{ message: "\n" }, { message: "ERROR_FORM_REQUIRED" }],
  [{ message: "a".repeat(MAX_CONTACT_MESSAGE_LENGTH + 1) }, { message: "ERROR_FORM_TOO_LONG" }],
])("a contact message with %j gives the error of the field", (wrong, faults) => {
  expect(parseContact({ ...typed, ...wrong })).toMatchObject({ ok: false, details: faults });
});

test("an accepted message cannot break a mail header", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(text, text, (name, rest) => {
      const read = parseContact({ ...typed, name, email: `a${rest}@example.com` });
      if (read.ok) expect(`${read.value.name}${read.value.email}`).not.toMatch(/[\r\n\0]/);
    }),
  );
});
