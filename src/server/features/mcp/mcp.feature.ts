import type { Needs } from "#server/platform/feature/feature.ts";
import { mcpRoutes } from "./mcp.routes.ts";
import { createMcpService } from "./mcp.service.ts";
import { createReadingTools } from "./reading.service.ts";

type McpNeeds = Omit<Needs<typeof createMcpService>, "readingTools"> &
  Parameters<typeof createReadingTools>[0];

export function mcpFeature(deps: McpNeeds) {
  const mcpService = createMcpService({ ...deps, readingTools: createReadingTools(deps) });
  return { services: { mcpService }, recordRoutes: [mcpRoutes] };
}
