import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { weaknessOf } from "./password-strength.ts";

const mara = { email: "mara.keller@example.org", username: "Mara K" };

test.each([
  "password",
  "Password1!",
  "PASSWORD123",
  "ｐａｓｓｗｏｒｄ",
  "passwordpassword",
  "iloveyou2",
  "sunshine2026",
  "1q2w3e4r5t",
  "p@ssw0rd",
  "12345678",
  "19871987",
  "31415926",
  "aaaaaaaa",
  "........",
  "abababab",
  "abcdefgh",
  "asdfghjkl1",
  "qwertyuiop",
  // From the 100,000 most common ones.
  "butterfly2",
  "letmein2026!",
  "Liverpool1!",
  "charlie2026",
  "qazwsxedc",
])("%s is too easy to guess", (password) => {
  expect(weaknessOf(password, mara)).toMatch(/^This password is too easy to guess\./);
});

test.each(["mara.keller@example.org", "Mara.Keller", "mara.keller1990", "marak2026!", "MaraKMaraK"])(
  "%s is the person's own name",
  (password) => {
    expect(weaknessOf(password, mara)).toBe("Choose a password that isn't your email address or username.");
  },
);

test.each([
  "a long enough password",
  "correct horse battery staple",
  "sunshine over the old barn",
  "x7#92!48%1",
  "zebra-4711-lamp",
  "314159265358",
  "Грушевый сад 12",
])("%s is taken", (password) => {
  expect(weaknessOf(password, mara)).toBeNull();
});

test("hardly any random password is taken for a common one", () => {
  const random = Array.from({ length: 20_000 }, () => randomBytes(12).toString("base64"));
  // About 4 are expected; 20 would happen once in a hundred million runs.
  expect(random.filter(isCommonPassword).length).toBeLessThan(20);
});
