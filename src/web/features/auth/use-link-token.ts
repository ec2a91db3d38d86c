import { useEffect, useState } from "react";

/**
 * The token in the fragment of a link from an email. It leaves the address at once, so that neither the history nor a
 * shared screen keeps it. Empty if the link has none.
 */
export function useLinkToken(): string {
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (window.location.hash) window.history.replaceState(window.history.state, "", window.location.pathname);
  }, []);
  return token;
}
