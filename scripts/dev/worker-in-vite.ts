/**
 * For `npm run dev`: Vite's server answers with the worker's own `fetch`, which it loads into this process. D1, R2,
 * pictures and the queue are miniflare's; mails become files, as under `npm start`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { scheduler } from 'node:timers/promises'
import { type Request as MiniflareRequest, Response as MiniflareResponse } from 'miniflare'
import type { Connect, HmrContext, Plugin, ViteDevServer } from 'vite'
import type { Env } from '#app/http/context.server.ts'
import { localVars } from '#scripts/local-vars.ts'
import type { LocalMail } from '#scripts/mails/eml.ts'
import { writeMail } from '#scripts/mails/mail-folder.ts'
import { openBindings } from '#scripts/serve.ts'
import { withPageStyles } from './page-styles.ts'

type Worker = typeof import('#app/entry.worker.ts').default

/** Globals of the worker that Node has elsewhere or not at all. No page is kept. */
const workerGlobals = {
  scheduler,
  caches: { default: { match: async () => undefined, put: async () => {}, delete: async () => false } },
}

export function workerInVite(stateDir: string, siteUrl: string): Plugin {
  let close = async () => {}
  return {
    name: 'worker-in-vite',
    apply: 'serve',
    // Before Remix's own answers, which know nothing of the worker.
    enforce: 'pre',
    config: () => ({ ssr: { resolve: { externalConditions: ['workerd', 'worker'] } } }),
    async configureServer(server) {
      Object.assign(globalThis, workerGlobals)
      const takeAll = (request: MiniflareRequest) => takeMessages(server, env, request)
      const opened = await openBindings(stateDir, { script: queueConsumer, serviceBindings: { PROCESS: takeAll } })
      close = opened.close
      const env = { ...opened.bindings, ...localVars, SITE_URL: siteUrl, EMAIL: mailFolder(stateDir) }
      server.middlewares.use(withStaticType)
      return () => server.middlewares.use(answerWithWorker(server, env))
    },
    closeBundle: () => close(),
    /** Vite would warn of imports that it cannot follow. The file itself is served as it is written. */
    transform: (code, id) =>
      id.endsWith('/start-scripts.js') ? code.replaceAll('import(', 'import(/* @vite-ignore */ ') : null,
    /** Remix still looks for changed routes, but may not have modules replaced: see `hotUpdate`. */
    configResolved({ plugins }) {
      const remix = plugins.find(({ name }) => name === 'remix-hmr-updates')
      const look = remix?.handleHotUpdate as ((context: HmrContext) => Promise<unknown>) | undefined
      Object.assign(remix ?? {}, { handleHotUpdate: (context: HmrContext) => look?.(context).then(() => undefined) })
    },
    /** Replaced in a running page, Remix's entry would hydrate it again: all but styles reload it. */
    hotUpdate({ file, modules, server }) {
      if (file.endsWith('.css') || modules.length === 0) return
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module)
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}

/** Vite would run what imports a style again. The names of its classes stay the same, so its text is enough. */
export function hotStyles(): Plugin {
  return {
    name: 'hot-styles',
    apply: 'serve',
    enforce: 'post',
    transform: (code, id, options) =>
      id.endsWith('.module.css') && !options?.ssr ? `${code}\nimport.meta.hot.accept()` : null,
  }
}

const execution = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as unknown as ExecutionContext

export async function loadWorker(server: ViteDevServer): Promise<Worker> {
  return (await server.ssrLoadModule('/app/entry.worker.ts')).default
}

function answerWithWorker(server: ViteDevServer, env: Env): Connect.NextHandleFunction {
  return async (incoming, response, next) => {
    try {
      const request = requestOf(incoming, response)
      const worker = await loadWorker(server)
      // Each request as to a deployment of its own, whose memory has kept no page.
      const version = { id: crypto.randomUUID(), tag: '', timestamp: '' }
      const answer = await worker.fetch(request as never, { ...env, VERSION: version }, execution)
      await send(await withPageStyles(server, request.url, answer), response)
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error)
      next(error)
    }
  }
}

function requestOf(incoming: Connect.IncomingMessage, response: ServerResponse): Request {
  const { method = 'GET', headers: sent, originalUrl } = incoming
  const headers = new Headers()
  for (const [name, values] of Object.entries(sent)) {
    for (const value of [values ?? []].flat()) headers.append(name, value)
  }
  const left = new AbortController()
  response.once('close', () => left.abort())
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}
  return new Request(new URL(originalUrl ?? '/', `http://${sent.host}`), {
    method,
    headers,
    signal: left.signal,
    ...body,
  })
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** As `public/_headers` has it: browsers refuse the rules under Vite's own type. */
function withStaticType({ url }: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (url === '/speculation-rules.json') response.setHeader('Content-Type', 'application/speculationrules+json')
  next()
}

function mailFolder(stateDir: string): SendEmail {
  const send = async (mail: LocalMail) => {
    writeMail(stateDir, mail)
    return { messageId: crypto.randomUUID() }
  }
  return { send } as unknown as SendEmail
}

/** Passes the queue's messages to this process; those that fail come again. */
const queueConsumer = `
  export default {
    async queue({ messages }, env) {
      const bodies = JSON.stringify(messages.map(({ body }) => body))
      const { ok } = await env.PROCESS.fetch('http://process', { method: 'POST', body: bodies })
      if (!ok) throw new Error('A message failed')
    }
  }`

async function takeMessages(server: ViteDevServer, env: Env, request: MiniflareRequest): Promise<MiniflareResponse> {
  let hasFailed = false
  const retry = () => {
    hasFailed = true
  }
  const messages = ((await request.json()) as string[]).map((body) => ({ body, retry }))
  const worker = await loadWorker(server)
  await worker.queue({ messages } as never, { ...env, VERSION: { id: '', tag: '', timestamp: '' } }, execution)
  return new MiniflareResponse(null, { status: hasFailed ? 503 : 204 })
}
