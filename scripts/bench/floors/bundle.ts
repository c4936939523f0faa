import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { gazetteer } from '#scripts/places/plugin.ts'

const site = '#build/server/index.js'

export async function benchWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [gazetteer()],
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions: ['workerd', 'worker', 'browser'] } },
    build: {
      write: false,
      ssr: join(import.meta.dirname, 'entry.ts'),
      target: 'esnext',
      rollupOptions: {
        external: [site, /^node:/],
        output: { paths: { [site]: './index.js' }, inlineDynamicImports: true },
      },
    },
  })
  const { output } = built as Rollup.RollupOutput
  return output[0].code
}
