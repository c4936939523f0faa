/** Which hidden offers leave the circle of a house when an address of that house is shown. */
import { expect, test } from 'vitest'
import { circleAt, newSeed } from '#app/domain/places/circle.ts'
import { chooseCircles, type Stored } from '#app/domain/properties/house-circles.ts'

const house = { latitude: 53.5511, longitude: 9.9937, street: 'Probeweg 7' }

async function aHouse() {
  const circle = await circleAt(newSeed(), house)
  const flat = (id: string, changes: Partial<Stored> = {}): Stored => ({
    id,
    ...house,
    addressVisible: false,
    circle,
    sold: false,
    publishedAt: new Date(),
    ...changes,
  })
  return { circle, flat }
}

test('a neighbour leaves the circle of an offer that now shows its address', async () => {
  const { circle, flat } = await aHouse()
  const { partings } = await chooseCircles([flat('a', { addressVisible: true })], [flat('a'), flat('b')])
  expect(partings.map(({ from }) => from)).toEqual([circle.id])
})

test('it leaves as well where another address of the house has long been shown', async () => {
  const { circle, flat } = await aHouse()
  const known = { ...(await circleAt(newSeed(), house)), isKnown: true } as const
  const shown = flat('c', { addressVisible: true, circle: known })
  const { partings } = await chooseCircles([flat('a', { addressVisible: true })], [flat('a'), flat('b'), shown])
  expect(partings.map(({ from }) => from)).toEqual([circle.id])
})

test('a house that is shown already parts nobody from an offer that never shared its circle', async () => {
  const { flat } = await aHouse()
  const known = { ...(await circleAt(newSeed(), house)), isKnown: true } as const
  const shown = flat('c', { addressVisible: true, circle: known })
  const entered = flat('d', { addressVisible: true, circle: null })
  const { partings } = await chooseCircles([entered], [flat('b'), shown])
  expect(partings).toEqual([])
})
