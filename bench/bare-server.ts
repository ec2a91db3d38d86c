import Fastify from "fastify";

/** The minimal cost of a Fastify JSON route, as a baseline. */
const app = Fastify({ logger: false });
app.get(
  "/hello",
  { schema: { response: { 200: { type: "object", properties: { hello: { type: "string" } } } } } },
  async () => ({ hello: "world" }),
);
app.post("/list", async (request) => {
  list = request.body;
  return {};
});
let list: unknown = [];
app.get("/list", async () => list);
await app.listen({ port: Number(process.env.PORT ?? 0), host: "127.0.0.1" });
console.log(`Bare server is at http://127.0.0.1:${(app.server.address() as { port: number }).port}`);
