import { useEffect, useEffectEvent } from "react";
import type { AroundNavHandler } from "wouter";

/**
 * Open dialogs have an entry each in the browser's history, so that Back closes the topmost one instead of leaving the
 * page. An entry has the page's own address, and its state has the number of open dialogs.
 */
interface Layer {
  close: () => void;
}

const layers: Layer[] = [];
let isOn = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Set while going back over the entries of closed dialogs: the address to keep, and a navigation that waits. */
let leaving: { href: string; navigate?: () => void } | null = null;

const entryDepth = (): number => (history.state as { dialogs?: number } | null)?.dialogs ?? 0;

/** Synchronizes the history with the open dialogs. */
function settle(): void {
  if (leaving || !isOn) return;
  const surplus = entryDepth() - layers.length;
  if (surplus > 0) {
    leaving = { href: location.href };
    history.go(-surplus);
  }
  for (let depth = entryDepth() + 1; depth <= layers.length; depth += 1)
    history.pushState({ dialogs: depth }, "");
}

/** Delayed, because one dialog often replaces another, which can reuse its entry. */
function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

function onPopState(): void {
  if (leaving) {
    const { href, navigate } = leaving;
    leaving = null;
    // The address may have changed since the dialog opened.
    if (new URL(href).pathname === location.pathname && href !== location.href)
      history.replaceState(history.state, "", href);
    navigate?.();
  } else for (const layer of layers.slice(entryDepth()).reverse()) layer.close();
  settleSoon();
}

/** Called once, before anything else listens to the history. */
export function startDialogHistory(): void {
  isOn = true;
  window.addEventListener("popstate", onPopState);
  // The page was reloaded while a dialog was open.
  settleSoon();
}

/**
 * Leaves this page for good. A dialog that closes at the same moment must not go back in the history now: that would
 * cancel the navigation.
 */
export function leavePage(navigate: () => void): void {
  isOn = false;
  clearTimeout(timer);
  if (leaving) leaving.navigate = navigate;
  else navigate();
}

/** For the router: a screen that is opened from a dialog replaces the dialog's entry. */
export const navigateFromDialog: AroundNavHandler = (navigate, to, options) => {
  if (leaving) leaving.navigate = () => navigateFromDialog(navigate, to, options);
  else if (entryDepth() === 0) navigate(to, options);
  else {
    const isHere = new URL(to, location.href).pathname === location.pathname;
    navigate(to, { ...options, replace: true, state: isHere ? history.state : null });
  }
};

/**
 * Closes a dialog when the person goes back.
 * @param close may keep it open, for instance to ask about unsaved work
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOn || !isOpen) return;
    const layer: Layer = { close: () => onBack() };
    layers.push(layer);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    };
  }, [isOpen]);
}
