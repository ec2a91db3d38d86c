export const CLIENT_ERRORS_PATH = "/api/client-errors";

/** Larger bodies are refused: a report is short. */
export const CLIENT_ERROR_MAX_BYTES = 8 * 1024;

export const CLIENT_ERROR_FRAMES_MAX = 20;
