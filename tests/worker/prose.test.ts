/** Doubtful words stand in the form's checklist, in their sentence, and never keep anybody from saving. */
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { aProperty } from '#tests/support/properties.ts'
import { aUser, db, textOf, type Visitor } from '#tests/support/visitor.ts'

let visitor: Visitor

beforeEach(async () => {
  ;({ visitor } = await aUser('editor'))
})

async function checklistFor(description: string): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty({ description }), 'Test')
  const page = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  const list = /<section[^>]*id="checklist"[\s\S]*?<\/section>/.exec(page)?.[0]
  if (!list) throw new Error('the page has no checklist')
  return list
}

test('words that may be unlawful are marked in their sentence, with what to write instead', async () => {
  const list = await checklistFor('Ruhige Lage. Junges Paar bevorzugt. Mit Garten.')
  expect(list).toContain('data-prose="youngPreferred"')
  expect(list).toContain('<mark>Junges Paar bevorzugt</mark>')
  expect(textOf(`<body>${list}</body>`)).toContain('Eine Auswahl nach dem Alter kann unzulässig sein (§§ 1, 19 AGG)')
})

test('English in the German field is saved, and said beside the checklist', async () => {
  const list = textOf(`<body>${await checklistFor('The house is quiet and has a large garden.')}</body>`)
  expect(list).toContain('Dieser Text ist wohl englisch, steht aber im deutschen Feld.')
  expect(textOf(`<body>${await checklistFor('Das Haus ist ruhig und hat einen großen Garten.')}</body>`)).not.toContain(
    'Dieser Text ist wohl',
  )
})

test('what is typed stays text around the mark, and innocent words are left alone', async () => {
  const hostile = await checklistFor('<script>alert(1)</script> <b>klimaneutral</b>')
  expect(hostile).toContain('data-prose="climateNeutral"')
  expect(hostile).not.toContain('<script>alert')
  expect(await checklistFor('Familien mit Kindern sind willkommen. Das Haus hat drei Zimmer.')).not.toContain(
    'data-prose',
  )
})
