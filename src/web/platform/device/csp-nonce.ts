import { setNonce } from "get-nonce";

/** Hands this page view's nonce to the libraries that add style elements of their own. */
export function applyServerNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
