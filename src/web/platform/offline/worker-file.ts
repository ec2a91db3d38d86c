export const WORKER = "/service-worker.js";

/** Whether there is a new one is asked of the server, not of the browser's cache. */
export const WORKER_OPTIONS: RegistrationOptions = { updateViaCache: "none" };
