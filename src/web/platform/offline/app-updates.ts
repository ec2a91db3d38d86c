import { createStore } from "zustand/vanilla";
import { now } from "#web/platform/time/clock.ts";
import { WORKER, WORKER_OPTIONS } from "./worker-file.ts";

/**
 * The service worker and its updates. A new build is fetched in the background and then waits; it takes over when the
 * person agrees or the app is restarted, never in the middle of their work.
 */
const HOUR_MS = 60 * 60 * 1000;
const LOOK_AGAIN_MS = 10 * 60 * 1000;
/** How long a worker may take to say which build it has. */
const ANSWER_MS = 4000;
/**
 * How long the new worker may take to take over before the page is loaded again without waiting for it. Chromium on a
 * busy machine sometimes keeps it waiting until the next page is loaded; where the network is slow, too, the old worker
 * may then answer with the old build once more.
 */
const TAKE_OVER_MS = 5000;

/** Whether a new build is waiting and the person has not postponed it. */
export const appUpdatesStore = createStore<{ isReady: boolean }>(() => ({ isReady: false }));

let waiting: ServiceWorker | null = null;
/** The waiting worker that the person has postponed. */
let putOff: ServiceWorker | null = null;

function setReady(isReady: boolean): void {
  appUpdatesStore.setState({ isReady });
}

/** The files that this page was loaded from. */
function ownFiles(): string[] {
  const made = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src^="/assets/"], link[rel="stylesheet"][href^="/assets/"]',
  );
  return [...made].map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "");
}

/** Whether this page has the same build as a worker. False if the worker does not respond. */
function isOfBuild(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(resolve, ANSWER_MS, false);
    worker.postMessage({ type: "is-own", files: ownFiles() }, [port2]);
  });
}

/** A page that already loaded the new build from the network need not ask the person. */
async function watchInstallation(worker: ServiceWorker): Promise<void> {
  waiting = worker;
  if (await isOfBuild(worker)) worker.postMessage({ type: "activate" });
  else if (worker !== putOff) setReady(true);
}

function follow(registration: ServiceWorkerRegistration): void {
  // Without a controlling worker there is nothing to update: the first one takes over by itself.
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller)
      void watchInstallation(registration.waiting);
  };
  look();
  navigator.serviceWorker.addEventListener("controllerchange", look);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") look();
    });
  });

  let lastLook = now().getTime();
  const lookForUpdate = () => {
    lastLook = now().getTime();
    // No network. The next check may find an update.
    registration.update().catch(() => {});
  };
  setInterval(lookForUpdate, HOUR_MS);
  document.addEventListener("visibilitychange", () => {
    const isDue = now().getTime() - lastLook >= LOOK_AGAIN_MS;
    if (document.visibilityState === "visible" && isDue) lookForUpdate();
  });
}

export const appUpdates = {
  /** Installs the worker once the page has loaded. */
  async start(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    let wasInCharge = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", async () => {
      const { controller } = serviceWorker;
      // Another tab installed the update: this page keeps the old build until it is reloaded.
      if (wasInCharge && controller && !(await isOfBuild(controller))) setReady(true);
      wasInCharge = true;
    });
    try {
      const registration = await serviceWorker.register(WORKER, WORKER_OPTIONS);
      follow(registration);
      // A page that was loading when the worker took over is not controlled, so its parts would be missing offline.
      const { active } = await serviceWorker.ready;
      if (!serviceWorker.controller) active?.postMessage({ type: "claim" });
    } catch {
      // Disabled, or no network at the first visit: the app works without a worker.
    }
  },
  /** Switches to the new build and reloads the page once. */
  accept(): void {
    setReady(false);
    let isReloading = false;
    const reload = () => {
      if (!isReloading) window.location.reload();
      isReloading = true;
    };
    if (waiting?.state === "installed") {
      navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
      setTimeout(reload, TAKE_OVER_MS);
      waiting.postMessage({ type: "activate" });
    } else reload();
  },
  /** Keeps this build until the next start or the next new build. */
  later(): void {
    putOff = waiting;
    setReady(false);
  },
};
