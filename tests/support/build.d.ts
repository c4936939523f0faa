declare module '#build/server/index.js' {
  const worker: Required<
    Pick<ExportedHandler<import('#app/http/context.server.ts').Env>, 'fetch' | 'scheduled' | 'queue'>
  >
  export default worker
}
