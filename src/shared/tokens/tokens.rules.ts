import { TOKEN_SCOPES, type TokenScope } from "./tokens.contract.ts";

/** Whether a token with one scope may do what needs another. */
export function allows(scope: TokenScope, needed: TokenScope): boolean {
  return TOKEN_SCOPES.indexOf(scope) >= TOKEN_SCOPES.indexOf(needed);
}
