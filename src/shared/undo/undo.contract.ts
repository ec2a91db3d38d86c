export const UNDO_PATHS = { restore: (undoId: string) => `/api/undo/${undoId}` } as const;
