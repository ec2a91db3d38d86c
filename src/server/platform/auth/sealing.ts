import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and hashes what the database holds, with keys that follow from the server's secret. */
export function createSealing(secret: string) {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const sealingKey = keyFor("sealing");
  const hashingKey = keyFor("hashing");

  return {
    /** @param owner whose it is; only for them it can be opened */
    seal(text: string, owner: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealingKey, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
    },

    /** Null if it was sealed for somebody else, or with another secret. */
    open(sealed: string, owner: string): string | null {
      const bytes = Buffer.from(sealed, "base64url");
      const tagEnd = IV_BYTES + TAG_BYTES;
      try {
        const decipher = createDecipheriv("aes-256-gcm", sealingKey, bytes.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
        return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },

    /** For short codes, which a plain hash would not protect. */
    hash: (...parts: string[]): string =>
      createHmac("sha256", hashingKey).update(parts.join("\n")).digest("base64url"),
  };
}

export type Sealing = ReturnType<typeof createSealing>;
