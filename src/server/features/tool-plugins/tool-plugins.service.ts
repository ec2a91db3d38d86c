import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { planSeeding } from "#server/platform/db/seeding.ts";
import { HttpError, notFound } from "#server/platform/http/errors.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import { PLUGINS, type PluginContent } from "#shared/tool-plugins/plugins.content.ts";
import {
  checklistConfigSchema,
  type PluginCheck,
  type PluginCheckAnswer,
  type PluginCheckChange,
  type PluginHistory,
  type ToolPlugin,
} from "#shared/tool-plugins/tool-plugins.contract.ts";
import type { ToolPluginsRepository } from "./tool-plugins.repository.ts";

export type ToolPluginsService = ReturnType<typeof createToolPluginsService>;

interface Deps {
  repository: ToolPluginsRepository;
  risksService: Pick<RisksService, "findOpen">;
  clock: Clock;
}

export function createToolPluginsService({ repository, risksService, clock }: Deps) {
  async function found(slug: string): Promise<ToolPlugin> {
    const plugin = await repository.find(slug);
    if (!plugin) throw notFound("tool");
    return plugin;
  }

  return {
    /** Enabled tools as stored; the client decides whether it can show one. */
    list: (): Promise<ToolPlugin[]> => repository.list(),

    /** The addresses of all tools by id, also of those that are turned off. */
    slugs: (): Promise<ReadonlyMap<string, string>> => repository.slugs(),

    /**
     * The saved items of a day; untouched ones are not included.
     * @throws HttpError 404
     */
    async checks(ownerId: OwnerId, slug: string, day: string): Promise<PluginCheck[]> {
      return repository.checks(ownerId, (await found(slug)).id, day);
    },

    /**
     * Saves the state of an item on a day. After unchecking, also returns the risk that the item created, if it is
     * still open.
     * @throws HttpError 404 when the tool or item does not exist, 400 when the tool is not a checklist
     */
    async check(
      ownerId: OwnerId,
      slug: string,
      code: string,
      { day, ...state }: PluginCheckChange,
    ): Promise<PluginCheckAnswer> {
      const plugin = await found(slug);
      const config = checklistConfigSchema.safeParse(plugin.config);
      if (!config.success) throw notSupported();
      if (!config.data.items.some((item) => item.code === code)) throw notFound("item");
      const check = { code, ...state, updatedAt: clock.nowIso() };
      await repository.saveCheck(ownerId, plugin.id, day, check);
      const openRisk = check.checked ? null : await risksService.findOpen(ownerId, slug, code);
      return { ...check, openRisk };
    },

    /** @throws HttpError 404 */
    async history(ownerId: OwnerId, slug: string, page: PageQuery): Promise<Page<PluginHistory[number]>> {
      return repository.history(ownerId, (await found(slug)).id, page);
    },

    /** Updates the stored tools to the product's own; what an admin edited, hid or added stays unchanged. */
    async seedDefaults(seed: readonly PluginContent[] = PLUGINS): Promise<void> {
      const texts = seed.map(({ slug, ...content }) => ({ key: slug, content }));
      await repository.apply(planSeeding(await repository.stored(), texts), clock.nowIso());
    },
  };
}

function notSupported(): HttpError {
  return new HttpError(400, "not_supported", "Plugin type not yet supported");
}
