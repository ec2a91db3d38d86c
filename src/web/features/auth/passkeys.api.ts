import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { User } from "#shared/auth/auth.contract.ts";
import type { Passkey } from "#shared/auth/sign-in-methods.contract.ts";
import { SIGN_IN_PATHS } from "#shared/auth/sign-in-paths.ts";
import { call } from "#web/platform/http/api-client.ts";
import { finishSignOut, signIn } from "#web/platform/session/device-session.ts";

const loadLibrary = () => import("@simplewebauthn/browser");

/** The device made or used no passkey: the person canceled, or there is none. */
export class NoPasskey extends Error {
  override name = "NoPasskey";
  /** Why none was made: the device has one of this account. */
  readonly isHereAlready: boolean;

  constructor(cause: unknown) {
    super("No passkey", { cause });
    this.isHereAlready = cause instanceof Error && cause.name === "InvalidStateError";
  }
}

/** The person chose the passkey of another account. */
export class OtherPasskey extends Error {
  override name = "OtherPasskey";
}

/** Whether this browser has passkeys here. */
export const hasPasskeys = (): boolean => window.isSecureContext && "PublicKeyCredential" in window;

/**
 * @param personId only this person
 * @throws ApiError @throws NoPasskey @throws OtherPasskey
 */
export async function signInWithPasskey(personId?: string): Promise<void> {
  await finishSignOut();
  const { options } = await call<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    "POST",
    SIGN_IN_PATHS.passkeySignInOptions,
    { meantFor: null },
  );
  const { startAuthentication } = await loadLibrary();
  const response = await startAuthentication({ optionsJSON: options }).catch(failAsNone);
  if (personId !== undefined && response.response.userHandle !== handleOf(personId)) throw new OtherPasskey();
  signIn(await call<User>("POST", SIGN_IN_PATHS.passkeySignIn, { body: { response }, meantFor: null }));
}

/** @throws ApiError @throws NoPasskey */
export async function addPasskey(name: string, password: string): Promise<Passkey> {
  const { options } = await call<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    "POST",
    SIGN_IN_PATHS.passkeyOptions,
    { body: { password } },
  );
  const { startRegistration } = await loadLibrary();
  const response = await startRegistration({ optionsJSON: options }).catch(failAsNone);
  return call("POST", SIGN_IN_PATHS.passkeys, { body: { name, response } });
}

/** @throws ApiError */
export const renamePasskey = (id: string, name: string): Promise<Passkey> =>
  call("PATCH", SIGN_IN_PATHS.passkey(id), { body: { name } });

/** @throws ApiError */
export const removePasskey = (id: string): Promise<void> => call("DELETE", SIGN_IN_PATHS.passkey(id));

/** The name under which a passkey knows its person, in base64url. Ids are ASCII. */
const handleOf = (personId: string): string =>
  btoa(personId).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

function failAsNone(cause: unknown): never {
  throw new NoPasskey(cause);
}
