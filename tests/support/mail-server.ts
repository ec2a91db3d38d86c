import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { MailConfig } from "#server/platform/config/mail-config.ts";

/** What the server does with the next mails: accept, refuse the recipient, say nothing more, or hang up. */
type MailFault = "none" | "refuse" | "hang" | "drop";

/** A mail server that keeps what it accepts. */
export interface MailServer {
  config: MailConfig;
  /** For SMTP_URL. */
  url: string;
  /** The accepted mails, oldest first. */
  mails: Email[];
  fault(kind: MailFault): void;
  /** The next mail to an address about something; waits for it. */
  next(to: string, about: string): Promise<Email>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  let current: MailFault = "none";
  let waiting: { isMeant: (mail: Email) => boolean; resolve: (mail: Email) => void }[] = [];
  const unread: Email[] = [];

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo(_address, session, callback) {
      if (current === "refuse") return callback(new Error("No such mailbox"));
      if (current === "hang") return;
      if (current === "drop") {
        for (const connection of server.connections) {
          if ((connection as { id?: string }).id === session.id) connection._socket.destroy();
        }
        return;
      }
      callback();
    },
    onData(stream, _session, callback) {
      void buffer(stream).then(async (raw) => {
        const mail = await PostalMime.parse(raw);
        mails.push(mail);
        const receiver = waiting.find(({ isMeant }) => isMeant(mail));
        waiting = waiting.filter((one) => one !== receiver);
        if (receiver) receiver.resolve(mail);
        else unread.push(mail);
        callback();
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;

  return {
    config: {
      host: "127.0.0.1",
      port,
      isSecure: false,
      login: undefined,
      from: "ridgeline@example.org",
    },
    url: `smtp://127.0.0.1:${port}`,
    mails,
    fault(kind) {
      current = kind;
    },
    next(to, about) {
      const isMeant = (mail: Email) =>
        mail.to?.[0]?.address === to && (mail.subject?.includes(about) ?? false);
      const index = unread.findIndex(isMeant);
      if (index >= 0) return Promise.resolve(unread.splice(index, 1)[0] as Email);
      return new Promise((resolve) => waiting.push({ isMeant, resolve }));
    },
    async close() {
      for (const connection of server.connections) connection._socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

/** The one link in a mail. */
export function linkIn(mail: Email): URL {
  const [link, ...others] = mail.text?.match(/https?:\/\/\S+/g) ?? [];
  if (!link || others.length > 0) throw new Error(`Expected one link in: ${mail.text}`);
  return new URL(link);
}
