import { afterEach, beforeEach, expect, test } from "vitest";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { createMailer, MailError } from "./mailer.ts";

const MAIL = { to: "mara@example.org", subject: "Ünïcode is fine", text: "One line.\n\nAnother — line.\n" };
const LIMITS = { silenceMs: 150, wholeMs: 1000 };

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

test("a mail arrives as it was written", async () => {
  await createMailer(server.config, LIMITS).send(MAIL);
  const [mail] = server.mails;
  expect(mail).toMatchObject({
    subject: MAIL.subject,
    text: MAIL.text,
    from: { name: "Ridgeline", address: "ridgeline@example.org" },
  });
  expect(mail?.to?.map(({ address }) => address)).toEqual([MAIL.to]);
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted" }));
});

test.each(["refuse", "hang", "drop"] as const)(
  "a server that would %s is an error that repeats nothing of the mail",
  async (fault) => {
    server.fault(fault);
    const error = await createMailer(server.config, LIMITS)
      .send(MAIL)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MailError);
    expect(JSON.stringify([String(error), error])).not.toMatch(/mara|line|mailbox/i);
    server.fault("none");
    await createMailer(server.config, LIMITS).send(MAIL);
    expect(server.mails).toHaveLength(1);
  },
);

test("a server that is away is an error", async () => {
  await server.close();
  await expect(createMailer(server.config, LIMITS).send(MAIL)).rejects.toThrow(MailError);
  server = await startMailServer();
});

test("a password is not sent over a network without TLS", async () => {
  const login = { user: "ridgeline", pass: "secret" };
  // Every address of 127.0.0.0/8 is this machine; written as a number, it is not recognized as one.
  const mailer = createMailer({ ...server.config, host: "2130706433", login }, LIMITS);
  await expect(mailer.send(MAIL)).rejects.toThrow(MailError);
  expect(server.mails).toEqual([]);
});
