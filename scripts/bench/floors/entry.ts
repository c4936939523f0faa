/** The built worker, which here also answers floors and counts its queries. */
import type { Env } from '#app/http/context.server.ts'
import site from '#build/server/index.js'
import { answerBench } from './floors.ts'

export default {
  ...site,
  fetch: (request, env, execution) => answerBench(request, env, async (env) => site.fetch(request, env, execution)),
} satisfies ExportedHandler<Env, string>
