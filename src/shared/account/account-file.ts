/** The most bytes that an import takes. */
export const ACCOUNT_FILE_BYTES_MAX = 50 * 1024 * 1024;

/** The header of a download with its size in bytes, because what is compressed has no Content-Length. */
export const FILE_BYTES_HEADER = "x-file-bytes";

export const ACCOUNT_DATA_PATHS = { export: "/api/account/export", import: "/api/account/import" } as const;
