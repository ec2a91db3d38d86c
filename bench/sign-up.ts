export interface Account {
  id: string;
  /** "name=value". */
  cookie: string;
}

/** Creates an account on a server and signs it in. */
export async function signUp(url: string, email: string): Promise<Account> {
  const response = await fetch(`${url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, username: "Bench", password: "a long password" }),
  });
  if (!response.ok) throw new Error(`Signing up failed: ${response.status} ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  return { id, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}
