/**
 * Puts the text of the gazetteer into a static file that the worker fetches once, or, without a build for browsers,
 * into the module itself.
 */
import type { Plugin } from 'vite'
import { gazetteerRevision, gazetteerText } from '#app/data/places/gazetteer-text.server.ts'

const module = '/app/data/places/gazetteer-text.server.ts'

export function gazetteer(): Plugin {
  return {
    name: 'gazetteer',
    load(id) {
      if (!id.endsWith(module)) return null
      return [
        `const text = ${JSON.stringify(gazetteerText())}`,
        'export const gazetteerText = () => text',
        'export const fetchGazetteer = async () => {}',
        `export const gazetteerRevision = () => '${gazetteerRevision()}'`,
      ].join('\n')
    },
  }
}

export function gazetteerFile(isWorker: boolean): Plugin {
  return {
    name: 'gazetteer-file',
    apply: 'build',
    load(id) {
      if (!id.endsWith(module)) return null
      return [
        'let text',
        'export function gazetteerText() {',
        "  if (text === undefined) throw new Error('The gazetteer was not fetched')",
        '  return text',
        '}',
        'export async function fetchGazetteer(files) {',
        '  if (text !== undefined) return',
        `  const answer = await files.fetch('https://files${fileName()}')`,
        "  if (!answer.ok) throw new Error('No file of places: ' + answer.status)",
        '  text = await answer.text()',
        '}',
        `export const gazetteerRevision = () => '${gazetteerRevision()}'`,
      ].join('\n')
    },
    generateBundle() {
      if (!isWorker) this.emitFile({ type: 'asset', fileName: fileName().slice(1), source: gazetteerText() })
    },
  }
}

/** Its name changes with its content, as those of all files in this folder. */
function fileName(): string {
  return `/assets/places-${gazetteerRevision()}.txt`
}
