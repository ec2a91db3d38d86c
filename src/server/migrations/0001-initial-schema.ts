import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from "kysely";
import { columnTypes } from "#server/platform/db/column-types.ts";
import type { Engine } from "#server/platform/db/database.ts";
import type { MigrationStep } from "#server/platform/db/migrate.ts";

// biome-ignore lint/suspicious/noExplicitAny: the tables of this step are described by the step itself.
type AnyDatabase = Kysely<any>;
type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Column = (column) => column.notNull();
const oneOf =
  (name: string, values: readonly string[]): Column =>
  (column) =>
    column.check(sql`${sql.ref(name)} in (${sql.join(values.map((value) => sql.lit(value)))})`);
const references =
  (table: string, onDelete: "cascade" | "set null" = "cascade"): Column =>
  (column) =>
    column.references(`${table}.id`).onDelete(onDelete);
const all =
  (...parts: Column[]): Column =>
  (column) =>
    parts.reduce((current, part) => part(current), column);
const defaultTo =
  (value: string | number | boolean): Column =>
  (column) =>
    column.notNull().defaultTo(value);

const MODES = ["life", "business", "incident"];
const PILLARS = ["Presence", "Purpose", "Production", "Peace"];
const LEVELS = ["L", "M", "H"];

/** Every table of the data model: whom it belongs to, what it may hold, and an index for each list that is read. */
export const initialSchema: MigrationStep = {
  name: "0001-initial-schema",
  async up(db, engine) {
    await createAccounts(db, engine);
    await createDoctrine(db, engine);
    await createPlanning(db, engine);
    await createSafety(db, engine);
    await createWellbeing(db, engine);
    await createPlatform(db, engine);
  },
};

/** A table whose rows have a UUIDv7 text id. */
function table(db: AnyDatabase, name: string): CreateTableBuilder<string> {
  return db.schema
    .createTable(name)
    .addColumn("id", "text", (column) => column.primaryKey()) as CreateTableBuilder<string>;
}

/** A table whose rows belong to one person and go with their account. */
function ownedTable(db: AnyDatabase, name: string): CreateTableBuilder<string> {
  return table(db, name).addColumn("userId", "text", all(required, references("profiles")));
}

async function index(db: AnyDatabase, on: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${on}_${columns.join("_")}`)
    .on(on)
    .columns(columns)
    .execute();
}

async function createAccounts(db: AnyDatabase, engine: Engine): Promise<void> {
  const type = columnTypes(engine);
  await table(db, "profiles")
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("username", "text", required)
    .addColumn("emailVerified", "boolean", defaultTo(false))
    .addColumn("image", "text")
    .addColumn("role", "text", all(defaultTo("guest"), oneOf("role", ["owner", "admin", "user", "guest"])))
    .addColumn(
      "plan",
      "text",
      all(
        defaultTo("guest"),
        oneOf("plan", ["guest", "included", "comped", "member_monthly", "member_annual"]),
      ),
    )
    .addColumn("stripeCustomerId", "text")
    .addColumn("stripeSubscriptionId", "text")
    .addColumn("subscriptionStatus", "text")
    .addColumn("phoneNumber", "text")
    .addColumn("address", "text")
    .addColumn("createdAt", type.timestamp, required)
    .addColumn("updatedAt", type.timestamp, required)
    .execute();

  await ownedTable(db, "sessions")
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("expiresAt", type.timestamp, required)
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("createdAt", type.timestamp, required)
    .addColumn("updatedAt", type.timestamp, required)
    .execute();
  await index(db, "sessions", ["userId"]);
  await index(db, "sessions", ["expiresAt"]);

  await ownedTable(db, "accounts")
    .addColumn("accountId", "text", required)
    .addColumn("providerId", "text", required)
    .addColumn("password", "text")
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", type.timestamp)
    .addColumn("refreshTokenExpiresAt", type.timestamp)
    .addColumn("scope", "text")
    .addColumn("createdAt", type.timestamp, required)
    .addColumn("updatedAt", type.timestamp, required)
    .addUniqueConstraint("accounts_providerId_accountId", ["providerId", "accountId"])
    .execute();
  await index(db, "accounts", ["userId"]);

  await table(db, "verifications")
    .addColumn("identifier", "text", required)
    .addColumn("value", "text", required)
    .addColumn("expiresAt", type.timestamp, required)
    .addColumn("createdAt", type.timestamp, required)
    .addColumn("updatedAt", type.timestamp, required)
    .execute();
  await index(db, "verifications", ["identifier"]);

  await table(db, "invitations")
    .addColumn("inviteCode", "text", (column) => column.notNull().unique())
    .addColumn("accessType", "text", all(required, oneOf("accessType", ["comped", "included"])))
    .addColumn("createdBy", "text", references("profiles", "set null"))
    .addColumn("usedBy", "text", references("profiles", "set null"))
    .addColumn("expiresAt", type.timestamp)
    .addColumn("usedAt", type.timestamp)
    .addColumn("createdAt", type.timestamp, required)
    .execute();
  await index(db, "invitations", ["createdAt"]);

  await table(db, "admin_audit")
    .addColumn("actorId", "text", references("profiles", "set null"))
    .addColumn("action", "text", required)
    .addColumn("targetEmail", "text")
    .addColumn("details", type.json)
    .addColumn("createdAt", type.timestamp, required)
    .execute();
  await index(db, "admin_audit", ["createdAt"]);
}

async function createDoctrine(db: AnyDatabase, engine: Engine): Promise<void> {
  const type = columnTypes(engine);
  await table(db, "doctrine_packs")
    .addColumn("name", "text", required)
    .addColumn("scope", "text", defaultTo("global"))
    .addColumn("version", "text", required)
    .addColumn("isActive", "boolean", defaultTo(true))
    .addColumn("createdBy", "text", references("profiles", "set null"))
    .addColumn("createdAt", type.timestamp, required)
    .execute();

  await table(db, "doctrine_articles")
    .addColumn("packId", "text", all(required, references("doctrine_packs")))
    .addColumn("key", "text", required)
    .addColumn("title", "text", required)
    .addColumn("bodyMd", "text", required)
    .addColumn("surfaces", type.json, defaultTo('["chip","coach","playbook"]'))
    .addColumn("tags", type.json, defaultTo("[]"))
    .addColumn("orderIndex", "integer", defaultTo(0))
    .addUniqueConstraint("doctrine_articles_packId_key", ["packId", "key"])
    .execute();

  await table(db, "tool_plugins")
    .addColumn("name", "text", required)
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("description", "text")
    .addColumn("config", type.json, required)
    .addColumn("isEnabled", "boolean", defaultTo(true))
    .addColumn("createdBy", "text", references("profiles", "set null"))
    .addColumn("createdAt", type.timestamp, required)
    .execute();

  await table(db, "label_mappings")
    .addColumn("key", "text", required)
    .addColumn("mode", "text", all(required, oneOf("mode", MODES)))
    .addColumn("label", "text", required)
    .addColumn("helper", "text")
    .addUniqueConstraint("label_mappings_mode_key", ["mode", "key"])
    .execute();

  await table(db, "lessons")
    .addColumn("tier", "text", required)
    .addColumn("title", "text", required)
    .addColumn("summary", "text", required)
    .addColumn("bullets", type.json, defaultTo("[]"))
    .addColumn("action", "text")
    .addColumn("pillar", "text", oneOf("pillar", PILLARS))
    .addColumn("videoId", "text")
    .addColumn("orderIndex", "integer", defaultTo(0))
    .addColumn("isEnabled", "boolean", defaultTo(true))
    .addColumn("createdAt", type.timestamp, required)
    .execute();
  await index(db, "lessons", ["orderIndex"]);

  await table(db, "videos")
    .addColumn("title", "text", required)
    .addColumn("provider", "text", all(required, oneOf("provider", ["youtube", "vimeo"])))
    .addColumn("videoId", "text", required)
    .addColumn("durationSec", "integer")
    .addColumn("tags", type.json, defaultTo("[]"))
    .addColumn("pillar", "text", oneOf("pillar", PILLARS))
    .addColumn("contextTriggers", type.json, defaultTo("[]"))
    .addColumn("visibility", "text", defaultTo("public"))
    .addColumn("createdAt", type.timestamp, required)
    .addUniqueConstraint("videos_provider_videoId", ["provider", "videoId"])
    .execute();

  await table(db, "support_contacts")
    .addColumn("label", "text", required)
    .addColumn("phone", "text")
    .addColumn("url", "text")
    .addColumn("category", "text", defaultTo("other"))
    .addColumn("isGlobal", "boolean", defaultTo(true))
    .addColumn("orderIndex", "integer", defaultTo(0))
    .execute();
  await index(db, "support_contacts", ["orderIndex"]);
}

async function createPlanning(db: AnyDatabase, engine: Engine): Promise<void> {
  const type = columnTypes(engine);
  await ownedTable(db, "objectives")
    .addColumn("title", "text", required)
    .addColumn("specific", "text", required)
    .addColumn("measurable", "text", required)
    .addColumn("achievable", "text", defaultTo(""))
    .addColumn("relevant", "text", defaultTo(""))
    .addColumn("timeBound", "text", defaultTo(""))
    .addColumn("status", "text", all(defaultTo("active"), oneOf("status", ["active", "completed"])))
    .addColumn("pillar", "text", all(required, oneOf("pillar", PILLARS)))
    .addColumn(
      "progress",
      "integer",
      all(defaultTo(0), (column) => column.check(sql`progress between 0 and 100`)),
    )
    .addColumn("tags", type.json, defaultTo("[]"))
    .addColumn("mode", "text", all(defaultTo("life"), oneOf("mode", MODES)))
    .addColumn("budgetCents", type.cents)
    .addColumn("actualCostCents", type.cents)
    .addColumn("completedAt", type.timestamp)
    .addColumn("createdAt", type.timestamp, required)
    .addColumn("updatedAt", type.timestamp, required)
    .execute();
  await index(db, "objectives", ["userId", "createdAt", "id"]);
  await index(db, "objectives", ["userId", "completedAt"]);

  await table(db, "triggers")
    .addColumn("objectiveId", "text", all(required, references("objectives")))
    .addColumn("metric", "text", required)
    .addColumn("threshold", "text", required)
    .addColumn("lookout", "text")
    .addColumn(
      "status",
      "text",
      all(defaultTo("watching"), oneOf("status", ["watching", "tripped", "retired"])),
    )
    .addColumn("createdAt", type.timestamp, required)
    .execute();
  await index(db, "triggers", ["objectiveId"]);

  await table(db, "milestones")
    .addColumn("objectiveId", "text", all(required, references("objectives")))
    .addColumn("title", "text", required)
    .addColumn("completed", "boolean", defaultTo(false))
    .addColumn("completedAt", type.timestamp)
    .addColumn("orderIndex", "integer", defaultTo(0))
    .addColumn("createdAt", type.timestamp, required)
    .execute();
  await index(db, "milestones", ["objectiveId", "completed"]);

  await ownedTable(db, "isap_sessions")
    .addColumn("situation", "text", required)
    .addColumn("consciousness", type.json, required)
    .addColumn("clarity", type.json, required)
    .addColumn("control", type.json, required)
    .addColumn("cadence", "text", all(required, oneOf("cadence", ["daily", "weekly", "biweekly"])))
    .addColumn("reviewTime", "text")
    .addColumn("tags", type.json, defaultTo("[]"))
    .addColumn("mode", "text", all(defaultTo("life"), oneOf("mode", MODES)))
    .addColumn("createdAt", type.timestamp, required)
    .execute();
  await index(db, "isap_sessions", ["userId", "createdAt", "id"]);

  await ownedTable(db, "briefings")
    .addColumn("period", "text", defaultTo("daily"))
    .addColumn("dateRange", "text")
    .addColumn("situation", "text")
    .addColumn("intent", "text")
    .addColumn("topActions", "text")
    .addColumn("support", "text")
    .addColumn("wellness", "text")
    .addColumn("risks", "text")
    .addColumn("wins", "text")
    .addColumn("lessons", "text")
    .addColumn("nextWeekIntent", "text")
    .addColumn("notes", "text")
    .addColumn("opPeriod", "text")
    .addColumn("whatChanged", "text")
    .addColumn("whatPersists", "text")
    .addColumn("onePriority", "text")
    .addColumn("createdAt", type.timestamp, required)
    .execute();
  await index(db, "briefings", ["userId", "createdAt", "id"]);
}

async function createSafety(db: AnyDatabase, engine: Engine): Promise<void> {
  const type = columnTypes(engine);
  await ownedTable(db, "risks")
    .addColumn("hazard", "text", required)
    .addColumn("probability", "text", all(required, oneOf("probability", LEVELS)))
    .addColumn("severity", "text", all(required, oneOf("severity", LEVELS)))
    .addColumn("mitigation", "text", defaultTo(""))
    .addColumn("priority", "text", defaultTo("med"))
    .addColumn("owner", "text")
    .addColumn("reviewDate", "text")
    .addColumn("context", "text")
    .addColumn(
      "status",
      "text",
      all(defaultTo("identified"), oneOf("status", ["identified", "mitigating", "resolved"])),
    )
    .addColumn("sourcePlugin", "text")
    .addColumn("sourceCode", "text")
    .addColumn("notes", "text")
    .addColumn("createdAt", type.timestamp, required)
    .execute();
  await index(db, "risks", ["userId", "createdAt"]);

  await ownedTable(db, "safety_items")
    .addColumn(
      "kind",
      "text",
      all(required, oneOf("kind", ["lookout", "comms", "escape-route", "safety-zone"])),
    )
    .addColumn("mode", "text", all(required, oneOf("mode", MODES)))
    .addColumn("title", "text", required)
    .addColumn("details", "text", defaultTo(""))
    .addColumn("linkUrl", "text")
    .addColumn("ownerId", "text")
    .addColumn("confidence", "integer")
    .addColumn("useAllModes", "boolean", defaultTo(false))
    .addColumn("updatedBy", "text")
    .addColumn("createdAt", type.timestamp, required)
    .addColumn("updatedAt", type.timestamp, required)
    .execute();
  await index(db, "safety_items", ["userId", "kind", "mode"]);

  await ownedTable(db, "change_logs")
    .addColumn("entity", "text", required)
    .addColumn("itemId", "text", required)
    .addColumn("field", "text", required)
    .addColumn("oldValue", "text")
    .addColumn("newValue", "text")
    .addColumn("mode", "text")
    .addColumn("createdAt", type.timestamp, required)
    .execute();
  await index(db, "change_logs", ["userId", "itemId", "createdAt"]);
}

async function createWellbeing(db: AnyDatabase, engine: Engine): Promise<void> {
  const type = columnTypes(engine);
  await ownedTable(db, "wellness_checks")
    .addColumn("energy", "text", all(required, oneOf("energy", ["Low", "Steady", "High"])))
    .addColumn(
      "stress",
      "integer",
      all(required, (column) => column.check(sql`stress between 1 and 10`)),
    )
    .addColumn("mood", "text", all(required, oneOf("mood", ["Down", "Neutral", "Up"])))
    .addColumn("note", "text")
    .addColumn(
      "source",
      "text",
      all(defaultTo("prompt"), oneOf("source", ["prompt", "user", "boundary-builder", "meditation"])),
    )
    .addColumn("createdAt", type.timestamp, required)
    .execute();
  await index(db, "wellness_checks", ["userId", "createdAt"]);

  await ownedTable(db, "custom_meditations")
    .addColumn("title", "text", required)
    .addColumn("url", "text")
    .addColumn("durationMinutes", "integer")
    .addColumn("notes", "text")
    .addColumn("createdAt", type.timestamp, required)
    .execute();
  await index(db, "custom_meditations", ["userId", "createdAt"]);

  await ownedTable(db, "custom_resources")
    .addColumn("name", "text", required)
    .addColumn("url", "text")
    .addColumn("phone", "text")
    .addColumn("description", "text")
    .addColumn(
      "category",
      "text",
      all(defaultTo("other"), oneOf("category", ["crisis", "meditation", "therapy", "spiritual", "other"])),
    )
    .addColumn("createdAt", type.timestamp, required)
    .execute();
  await index(db, "custom_resources", ["userId", "createdAt"]);

  await ownedTable(db, "boundaries")
    .addColumn("name", "text", required)
    .addColumn(
      "type",
      "text",
      all(defaultTo("personal"), oneOf("type", ["work", "family", "social", "personal"])),
    )
    .addColumn("statement", "text", required)
    .addColumn("context", "text")
    .addColumn("geoJson", type.json)
    .addColumn("honored", "boolean")
    .addColumn("createdAt", type.timestamp, required)
    .addColumn("updatedAt", type.timestamp, required)
    .execute();
  await index(db, "boundaries", ["userId", "createdAt"]);
}

/** What the product needs beside its data model: limits shared by all processes, undo, and facts about the instance. */
async function createPlatform(db: AnyDatabase, engine: Engine): Promise<void> {
  const type = columnTypes(engine);
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", required)
    .addColumn("expiresAt", type.timestamp, required)
    .execute();
  await index(db, "rate_limits", ["expiresAt"]);

  await ownedTable(db, "deleted_records")
    .addColumn("records", type.json, required)
    .addColumn("deletedAt", type.timestamp, required)
    .execute();
  await index(db, "deleted_records", ["deletedAt"]);
  await index(db, "deleted_records", ["userId"]);

  await db.schema
    .createTable("instance_facts")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("value", "text", required)
    .execute();
}
