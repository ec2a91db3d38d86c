import type { McpHttpHandler, McpServer, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import type { ProposalsService } from "#server/features/proposals/proposals.service.ts";
import type { TokenFound } from "#server/platform/auth/access-tokens.ts";
import { HttpError } from "#server/platform/http/errors.ts";
import { lazily } from "#server/platform/lazily.ts";
import { allows } from "#shared/tokens/tokens.rules.ts";
import { FAILED, INSTRUCTIONS, PROPOSED, RECORDS_NOTE } from "./mcp.content.ts";
import { PROPOSING_TOOLS } from "./proposing.rules.ts";
import type { ReadingTool } from "./reading.service.ts";

const SERVER = { name: "ridgeline", title: "Ridgeline", version: "1.0.0" };

/** What a tool or a resource returns. */
const JSON_TYPE = "application/json";

export type McpService = ReturnType<typeof createMcpService>;

/** Whose token called, and where unexpected failures are reported. */
export interface Caller {
  token: TokenFound;
  onFailure: (error: unknown) => void;
}

interface Deps {
  readingTools: readonly ReadingTool[];
  proposalsService: Pick<ProposalsService, "propose">;
}

export function createMcpService({ readingTools, proposalsService }: Deps) {
  const reading = readingTools.map((tool) => ({ ...tool, schema: describing(tool.input) }));
  const proposing = PROPOSING_TOOLS.map((tool) => ({ ...tool, schema: describing(tool.input) }));

  function offerRecords(server: McpServer, { token, onFailure }: Caller): void {
    for (const { name, title, description, uri, input, schema, read } of reading) {
      const config = { title, description, inputSchema: schema, annotations: { readOnlyHint: true } };
      const textOf = async (given: unknown) =>
        JSON.stringify({ note: RECORDS_NOTE, ...(await read(token.ownerId, given)) });
      server.registerTool(name, config, (given) => answer(onFailure, () => textOf(given)));
      server.registerResource(name, uri, { title, description, mimeType: JSON_TYPE }, async () => {
        const text = await textOf(z.parse(input, {})).catch((error) => {
          throw new Error(sentenceOf(error, onFailure));
        });
        return { contents: [{ uri, mimeType: JSON_TYPE, text }] };
      });
    }
  }

  function offerProposing(server: McpServer, { token, onFailure }: Caller): void {
    for (const { name, title, description, kind, schema } of proposing) {
      const annotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };
      const config = { title, description: `${description} ${PROPOSED}`, inputSchema: schema, annotations };
      server.registerTool(name, config, (fields) =>
        answer(onFailure, async () => {
          const { id } = await proposalsService.propose(token.ownerId, token.name, { kind, fields });
          return JSON.stringify({ id, note: PROPOSED });
        }),
      );
    }
  }

  const loadHandler = lazily(async (): Promise<McpHttpHandler> => {
    const sdk = await import("@modelcontextprotocol/server");
    return sdk.createMcpHandler(
      ({ authInfo }) => {
        const caller = authInfo?.extra as unknown as Caller;
        const server = new sdk.McpServer(SERVER, { instructions: INSTRUCTIONS });
        offerRecords(server, caller);
        if (allows(caller.token.scope, "propose")) offerProposing(server, caller);
        return server;
      },
      // Nothing here changes without being asked for again, so there is nothing to wait for.
      { maxSubscriptions: 0 },
    );
  });

  return {
    /**
     * Answers one message of the Model Context Protocol. Nothing is kept between calls, and nothing is written but
     * proposals.
     * @param body the parsed message
     */
    async respond(request: Request, body: unknown, caller: Caller): Promise<Response> {
      const { id, scope } = caller.token;
      const authInfo = { token: "", clientId: id, scopes: [scope], extra: { ...caller } };
      const handler = await loadHandler();
      return handler.fetch(request, { authInfo, ...(body !== undefined && { parsedBody: body }) });
    },
  };
}

/** A schema of ours as the SDK takes it: zod/mini validates, and does not describe itself. */
function describing(schema: z.ZodMiniType): StandardSchemaWithJSON {
  const jsonSchema = z.toJSONSchema(schema, { io: "input" }) as Record<string, unknown>;
  return {
    "~standard": {
      ...schema["~standard"],
      jsonSchema: { input: () => jsonSchema, output: () => jsonSchema },
    },
  } as StandardSchemaWithJSON;
}

async function answer(onFailure: Caller["onFailure"], work: () => Promise<string>) {
  try {
    return { content: [{ type: "text" as const, text: await work() }] };
  } catch (error) {
    return { content: [{ type: "text" as const, text: sentenceOf(error, onFailure) }], isError: true };
  }
}

function sentenceOf(error: unknown, onFailure: Caller["onFailure"]): string {
  if (error instanceof HttpError) return error.message;
  onFailure(error);
  return FAILED;
}
