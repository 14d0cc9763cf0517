import { accepted, type FieldWriting, refused } from "./field-writings.ts";

const BLANKS = ["", " ", "\u00a0", "\t", "\u200b", "\u202e\u202c", "\u0301"];
const SIGNS = ["-", ".", "...", "'", "&", "😊", "👍🏽"];

/** Names of people and of companies that buy. */
export const PERSON_NAME_WRITINGS: readonly FieldWriting[] = [
  ...accepted("Ana Souza", "Ana Souza", " Ana Souza ", "Ana  Souza", "Ana\tSouza", "\tAna Souza", "Ana Souza\n"),
  ...accepted("Ana Souza", "Ana\u00a0Souza", "\u00a0Ana Souza\u00a0", "Ana\u2003Souza", "Ana\u2028Souza"),
  ...accepted("Ana Souza", "\u200bAna Souza", "\ufeffAna Souza", "\u202eAna Souza\u202c", "Ana\u2066 \u2069Souza"),
  ...accepted("José Conceição", "José Conceição", "Jose\u0301 Conceic\u0327a\u0303o"),
  ...[
    "D'Ávila",
    "D’Ávila",
    "D`Ávila",
    "Sant´Anna",
    "O'",
    "A",
    "s",
    "Silva-Souza",
    "Müller",
    "Łukasz Żółć",
    "Нина",
    "王小明",
  ].flatMap((name) => accepted(name, name)),
  ...[
    "Ana-Maria",
    "Ana\u2011Maria",
    "Ana – Maria",
    "Pelé",
    "Ó",
    "J. R. Silva",
    "Silva, Ana",
    'Ana "Nina" Souza',
  ].flatMap((name) => accepted(name, name)),
  ...["Auto Peças 3 Irmãos", "Souza & Cia. Ltda.", "3M", "99", "Oficina (matriz)", "Ana 😊", "<b>Ana</b>"].flatMap(
    (name) => accepted(name, name),
  ),
  ...accepted("a".repeat(60), "a".repeat(60), ` ${"a".repeat(60)} `),
  ...refused(...BLANKS, ...SIGNS),
  ...refused("Ana\nSouza", "Ana\r\nBcc: x", "Ana\u0000Souza", "Ana\u0007Souza", "\u001bAna", "Ana\u0085Souza"),
  ...refused("a".repeat(121), "Ana ".repeat(31), `Ana${" 😊".repeat(60)}`),
];

/** Companies and people with one name leave the last one empty, or type a sign. */
export const LAST_NAME_WRITINGS: readonly FieldWriting[] = PERSON_NAME_WRITINGS.map((writing) => {
  if (BLANKS.includes(writing.typed)) return { ...writing, stored: "" };
  return SIGNS.includes(writing.typed) ? { ...writing, stored: writing.typed } : writing;
});

export const EMAIL_WRITINGS: readonly FieldWriting[] = [
  ...accepted("ana@example.com", "ana@example.com", "ANA@EXAMPLE.COM", "Ana@Example.com", " ana@example.com "),
  ...accepted("ana@example.com", "\u00a0ana@example.com", "ana@example.com\t", "ana@example.com\n", "ana＠example.com"),
  ...accepted("ana@example.com", "\u200bana@example.com", "ana@exam\u200bple.com", "\ufeffana@example.com"),
  ...accepted("ana@example.com", "\u202aana@example.com\u202c", "ana@example．com", "ａｎａ@example.com"),
  ...["ana+loja@example.com", "o'brien@example.com", "ana_souza-1@sub.example.com.br", "1@2.com"].flatMap((email) =>
    accepted(email, email),
  ),
  ...accepted("ana@xn--exmplo-iva.com.br", "ana@xn--exmplo-iva.com.br"),
  ...accepted(`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`),
  ...refused("", " ", "\u00a0", "ana", "ana@", "@example.com", "ana@example", "ana@localhost", "ana@127.0.0.1"),
  ...refused("ana@example.com.", ".ana@example.com", "ana.@example.com", "a..na@example.com", "ana@example..com"),
  ...refused(
    "ana@example@example.com",
    "ana@@example.com",
    "ana@gmail,com",
    "ana,souza@example.com",
    "ana@example;com",
  ),
  ...refused("ana souza@example.com", "ana @example.com", "ana@ example.com", "ana\u00a0souza@example.com"),
  ...refused("mailto:ana@example.com", "<ana@example.com>", "Ana <ana@example.com>", '"ana"@example.com'),
  ...refused("ana@example.com, bia@example.com", "ana@example.com bia@example.com", "ana@exam_ple.com", "ana@-a.com"),
  ...refused("joão@example.com", "аna@example.com", "ana@açaí.com.br", "ana@example。com", "ana\u200d@example.com"),
  ...refused("ana\u0000@example.com", "ana\u0007@example.com", "ana@example.com\nBcc: bia@example.com"),
  ...refused(
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(62)}.${"c".repeat(62)}.${"d".repeat(62)}.${"e".repeat(60)}.com`,
  ),
  ...refused(`${"a".repeat(243)}@example.com`, "a".repeat(300)),
];
