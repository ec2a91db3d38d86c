import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { noContentSchema } from "#shared/common/common.contract.ts";
import type { ContentAdmin } from "./content-admin.ts";

interface ContentRoutes<Row extends { id: string }, Content extends object> {
  /** "Video", for "addVideo" and so on; `plural` for "listAllVideos". */
  name: string;
  plural: string;
  path: string;
  row: z.ZodMiniType<Row>;
  changes: z.ZodMiniType<Partial<Content>>;
  /** Without it, nothing can be added, nor deleted. */
  content?: z.ZodMiniType<Content>;
  id: z.ZodMiniType<string>;
  admin: ContentAdmin<Row, Content>;
}

/** The calls with which admins look after one kind of content. */
export function contentRoutes<Row extends { id: string }, Content extends object>(
  instance: FastifyInstance,
  { name, plural, path, row, changes, content, id, admin }: ContentRoutes<Row, Content>,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ["Administration"];
  const params = z.object({ id });
  const idOf = (request: { params: unknown }) => (request.params as { id: string }).id;
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

  app.get(
    path,
    {
      schema: {
        tags,
        operationId: `listAll${plural}`,
        summary: `List ${lower(plural)}, with those that are hidden`,
        response: { 200: z.array(row) },
      },
    },
    () => admin.list() as never,
  );

  app.patch(
    `${path}/:id`,
    {
      schema: {
        tags,
        operationId: `change${name}`,
        summary: `Change ${withArticle(lower(name))}`,
        params,
        body: changes,
        response: { 200: row },
      },
    },
    (request) => admin.change(ownerOf(request), idOf(request), request.body as Partial<Content>) as never,
  );

  if (!content) return;
  app.post(
    path,
    {
      schema: {
        tags,
        operationId: `add${name}`,
        summary: `Add ${withArticle(lower(name))}`,
        body: content,
        response: { 201: row },
      },
    },
    (request, reply) =>
      admin
        .add(ownerOf(request), request.body as Content)
        .then((added) => reply.code(201).send(added as never)) as never,
  );

  app.delete(
    `${path}/:id`,
    {
      schema: {
        tags,
        operationId: `delete${name}`,
        summary: `Delete ${withArticle(lower(name))}`,
        params,
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await admin.remove(ownerOf(request), idOf(request));
      return reply.code(204).send(null);
    },
  );
}
