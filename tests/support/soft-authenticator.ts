import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString("base64url");

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
}

/** An authenticator in software, with one passkey. `create` and `get` answer like a browser at `origin`. */
export function createSoftAuthenticator(origin: string) {
  const id = randomBytes(32);
  let key: KeyObject | undefined;
  let counter = 0;

  const authenticatorData = (rpId: string, flags: number, credential = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count, credential]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, string>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    create({ challenge, rp }: Options) {
      const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
      key = pair.privateKey;
      const { x = "", y = "" } = pair.publicKey.export({ format: "jwk" });
      // COSE: an elliptic-curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
      const publicKey = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, "base64url"))],
          [-3, new Uint8Array(Buffer.from(y, "base64url"))],
        ]),
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKey]);
      const authData = authenticatorData(rp?.id ?? "", PRESENT_AND_VERIFIED | WITH_CREDENTIAL, credential);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(authData)],
        ]) as never,
      );
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", challenge)),
        attestationObject: base64url(attestation),
      });
    },

    get({ challenge, rpId }: Options) {
      if (!key) throw new Error("There is no passkey yet.");
      const authData = authenticatorData(rpId ?? "", PRESENT_AND_VERIFIED);
      const data = clientData("webauthn.get", challenge);
      const signature = createSign("sha256")
        .update(Buffer.concat([authData, hash(data)]))
        .sign(key);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      });
    },
  };
}
