import type { ModeId } from "#shared/modes/modes.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    label_mappings: {
      id: string;
      key: string;
      mode: ModeId;
      label: string;
      helper: string | null;
      seedHash: string | null;
    };
  }
}
