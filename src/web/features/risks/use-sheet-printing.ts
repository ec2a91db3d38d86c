import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

const HIDDEN_ON_PAPER = "print:hidden";

/** Prints a sheet of its own in the place of the screen. While `isPrinting`, the sheet is to be rendered beside the app. */
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
      // The browser takes its picture right away.
      flushSync(() => setPrinting(true));
      window.print();
    },
  };
}
