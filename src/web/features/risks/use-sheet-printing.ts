import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

const HIDDEN_ON_PAPER = "print:hidden";

/** Prints a separate sheet instead of the screen. Render the sheet beside the app while `isPrinting`. */
export function useSheetPrinting() {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    if (!isPrinting) return;
    const app = document.getElementById("root");
    app?.classList.add(HIDDEN_ON_PAPER);
    const end = () => setPrinting(false);
    window.addEventListener("afterprint", end);
    return () => {
      app?.classList.remove(HIDDEN_ON_PAPER);
      window.removeEventListener("afterprint", end);
    };
  }, [isPrinting]);

  return {
    isPrinting,
    print: () => {
      // The browser renders the page right away.
      flushSync(() => setPrinting(true));
      window.print();
    },
  };
}
