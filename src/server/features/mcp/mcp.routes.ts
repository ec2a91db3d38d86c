import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { loggable } from "#server/platform/http/error-handler.ts";
import { badRequest, unauthenticated } from "#server/platform/http/errors.ts";
import { MCP_PATH } from "#shared/tokens/tokens.contract.ts";
import type { McpService } from "./mcp.service.ts";

/** What a protocol message can depend on. Who calls has been decided. */
const PASSED_HEADERS = /^(accept|content-type|mcp-.*)$/;

/** The Model Context Protocol, for an assistant of the person's own. Each request stands alone. */
export const mcpRoutes: FastifyPluginAsyncZod<{ mcpService: McpService }> = async (app, { mcpService }) => {
  const config = { tokenOnly: true, tokenScope: "read" } as const;

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { accessToken: token, method, body, headers } = request;
    if (token === null) throw unauthenticated();
    if (Array.isArray(body)) throw badRequest("Send one message at a time.");
    const passed = Object.entries(headers).filter(([name]) => PASSED_HEADERS.test(name));
    const response = await mcpService.respond(
      new Request(`http://localhost${MCP_PATH}`, { method, headers: passed as [string, string][] }),
      body,
      {
        token,
        onFailure: (error) =>
          request.log.error({ requestId: request.id, err: loggable(error as Error) }, "mcp"),
      },
    );
    reply.code(response.status);
    for (const [name, value] of response.headers) if (name !== "content-length") reply.header(name, value);
    return reply.serializer(String).send(await response.text());
  };

  app.post(
    MCP_PATH,
    {
      config,
      schema: {
        tags: ["Assistants"],
        operationId: "callAssistantServer",
        summary: "Speak the Model Context Protocol",
        description:
          "For an assistant of the person's own, over streamable HTTP and without a session. A token that may read gets tools and resources with the person's records; one that may propose can also propose additions, which wait on the dashboard. Nothing is ever added by this call.",
        body: z.record(z.string(), z.unknown()),
        response: { 200: z.unknown() },
      },
    },
    handle,
  );
  // The protocol's other two methods are answered with 405.
  app.route({ method: ["GET", "DELETE"], url: MCP_PATH, config, schema: { hide: true }, handler: handle });
};
