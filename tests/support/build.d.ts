declare module '#build/server/index.js' {
  const worker: Required<
    Pick<ExportedHandler<import('#app/http/context.server.ts').Env, string>, 'fetch' | 'scheduled' | 'queue'>
  >
  export default worker
}
