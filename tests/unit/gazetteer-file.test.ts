/** The module that the build puts in place of the gazetteer's text: it fetches a file, and again if that failed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gazetteerText } from '#app/data/places/gazetteer-text.server.ts'
import { gazetteerFile } from '#scripts/places/plugin.ts'

const root = join(import.meta.dirname, '../..')

type Built = { gazetteerText: () => string; fetchGazetteer: (files: { fetch: typeof fetch }) => Promise<void> }

test('places come from a file of the build, and a failure to fetch it is tried again', async () => {
  const load = gazetteerFile(true).load as (id: string) => string
  const code = Buffer.from(load('/app/data/places/gazetteer-text.server.ts')).toString('base64')
  const built = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as Built
  const asked: string[] = []
  const away = async (url: unknown) => {
    asked.push(String(url))
    return new Response(null, { status: 404 })
  }
  await expect(built.fetchGazetteer({ fetch: away })).rejects.toThrow('404')
  expect(built.gazetteerText).toThrow('not fetched')
  const fromBuild = async (url: unknown) => {
    asked.push(String(url))
    return new Response(readFileSync(join(root, 'build/client', new URL(String(url)).pathname)))
  }
  await built.fetchGazetteer({ fetch: fromBuild })
  await built.fetchGazetteer({ fetch: fromBuild })
  expect(built.gazetteerText()).toBe(gazetteerText())
  expect(asked).toHaveLength(2)
})
