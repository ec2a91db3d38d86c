import { Readable } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#server/platform/auth/owner.ts";
import {
  type AccountImportQuery,
  accountImportQuerySchema,
  accountImportSchema,
} from "#shared/account/account-data.contract.ts";
import { ACCOUNT_DATA_PATHS, FILE_BYTES_HEADER } from "#shared/account/account-file.ts";
import { errorSchema } from "#shared/common/common.contract.ts";
import type { AccountDataService } from "./account-data.service.ts";
import type { AccountImportService } from "./account-import.service.ts";

interface Services {
  accountDataService: AccountDataService;
  accountImportService: AccountImportService;
}

export const accountDataRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { accountDataService, accountImportService },
) => {
  app.get(
    ACCOUNT_DATA_PATHS.export,
    {
      config: { heavyRead: true },
      schema: {
        tags: ["Account"],
        operationId: "exportAccount",
        summary: "Download everything you have here as one JSON file",
        description:
          'All records as they were at one moment: `{ "format": "ridgeline-account", "version": 1, "exportedAt", "account", "records": { "objectives": [...], ... } }`. `POST /api/account/import` reads it.',
      },
    },
    async (request, reply) => {
      const { name, bytes, content } = await accountDataService.export(ownerOf(request));
      return reply
        .header("content-disposition", `attachment; filename="${name}"`)
        .header(FILE_BYTES_HEADER, bytes)
        .type("application/json; charset=utf-8")
        .send(content);
    },
  );

  await app.register(async (files) => {
    // The service reads the file as it arrives, up to a limit of its own.
    files.removeContentTypeParser("application/json");
    files.addContentTypeParser("application/json", (_request, payload, done) => done(null, payload));
    files.post<{ Querystring: AccountImportQuery; Body: AsyncIterable<Buffer> | undefined }>(
      ACCOUNT_DATA_PATHS.import,
      {
        bodyLimit: Number.MAX_SAFE_INTEGER,
        schema: {
          tags: ["Account"],
          operationId: "importAccount",
          summary: "Add what is in a file of GET /api/account/export, or tell what would be added",
          description:
            "The body is the file. With `dryRun=1` nothing is stored, and the answer is what would be. Records that are here already stay as they are, so importing a file twice adds nothing. All or nothing.",
          querystring: accountImportQuerySchema,
          response: { 402: errorSchema, 200: accountImportSchema, 413: errorSchema },
        },
      },
      async (request) =>
        accountImportService.import(ownerOf(request), request.body ?? Readable.from([]), {
          dryRun: request.query.dryRun === "1",
        }),
    );
  });
};
