import type { Json } from "#server/platform/db/database.ts";
import type { KeptMessage } from "#shared/echo/conversations.contract.ts";
import type { BriefPart } from "#shared/echo/echo-brief.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    /** The conversations of those who have them kept here. */
    echo_conversations: {
      id: string;
      userId: string;
      /** Empty once it is deleted. */
      messages: Json<KeptMessage[]>;
      isDeleted: boolean;
      updatedAt: string;
    };
    /** Without a row, the defaults apply. */
    echo_settings: { userId: string; keepsConversations: boolean; hiddenParts: Json<BriefPart[]> };
  }
}
