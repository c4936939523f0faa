/**
 * Remix would hide unexpected errors, so loaders and actions throw an answer instead: 503 when the database is briefly
 * unavailable, so search engines return, else 500. It holds what the error page shows: the request id and the typed
 * values of a post. That page needs no database.
 */
import type { ActionFunctionArgs, ServerBuild } from '@remix-run/cloudflare'
import type { AppContext } from '#app/http/context.server.ts'
import { type InterruptedPost, readInterruptedPost } from '#app/http/forms/interrupted-post.server.ts'
import { logFault } from '#app/http/log.server.ts'
import { faultStatus } from '#app/http/responses.server.ts'

type Handler = (args: ActionFunctionArgs) => unknown

interface Fault {
  requestId: string
  post: InterruptedPost | null
}

/** The loaders that run after an action get another request. */
const posts = new WeakMap<AppContext, Request>()

export function withFaultAnswers(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const answering = {
      ...(loader && { loader: withFaultAnswer(loader) }),
      ...(action && { action: withFaultAnswer(action) }),
    }
    return [id, { ...route, module: { ...route.module, ...answering } }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function withFaultAnswer(handler: Handler) {
  return async (args: ActionFunctionArgs) => {
    if (args.request.method === 'POST') posts.set(args.context, args.request)
    try {
      return await handler(args)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const { request, context } = args
      if (!request.signal.aborted) logFault(error, request, context)
      throw await faultAnswer(error, context)
    }
  }
}

async function faultAnswer(error: Error, context: AppContext): Promise<Response> {
  const request = posts.get(context)
  const fault: Fault = { requestId: context.requestId, post: request ? await readInterruptedPost(request) : null }
  return Response.json(fault, faultStatus(error))
}
