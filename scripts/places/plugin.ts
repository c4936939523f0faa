/** Puts the text of the gazetteer into the worker instead of its source packages. */
import type { Plugin } from 'vite'
import { gazetteerRevision, gazetteerText } from '#app/data/places/gazetteer-text.server.ts'

export function gazetteer(): Plugin {
  return {
    name: 'gazetteer',
    load(id) {
      if (!id.endsWith('/app/data/places/gazetteer-text.server.ts')) return null
      return [
        `const text = ${JSON.stringify(gazetteerText())}`,
        'export const gazetteerText = () => text',
        `export const gazetteerRevision = () => '${gazetteerRevision()}'`,
      ].join('\n')
    },
  }
}
