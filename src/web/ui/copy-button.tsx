import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { toast, toastFailure } from "./toast.store.ts";

const TICK_MS = 2_000;

interface CopyButtonProps {
  text: string;
  /** The button's name, read out and shown as its tooltip. */
  label: string;
}

/** Copies a text. A tick shows for two seconds that it was copied. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const [isTicked, setTicked] = useState(false);
  // Each copy counts anew, so that the tick lasts two seconds after the last one.
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setTicked(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toastFailure("Copy failed", "Please copy manually");
      return;
    }
    toast({ title: "Copied to clipboard" });
    setTicked(true);
    setCopies((count) => count + 1);
  };
  return (
    <IconButton
      label={label}
      icon={isTicked ? Check : Copy}
      onClick={() => void copy()}
      className={isTicked ? "text-good" : undefined}
    />
  );
}
