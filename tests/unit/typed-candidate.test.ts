import { expect, test } from 'vitest'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { typedCandidate } from '#app/domain/properties/typed-candidate.ts'
import { typedDeposit } from '#app/domain/properties/usual-words.ts'

test('typed numbers are read as saving would read them', () => {
  const stored = { latitude: null, baseRent: null } as PublishCandidate
  const texts = { latitude: '53.551', baseRent: '1.450' }
  expect(typedCandidate(stored, ['latitude', 'baseRent'], texts, 'de')).toEqual({ latitude: 53.551, baseRent: 1450 })
})

test('a deposit in rents says its amount, and more than three rents are too much', () => {
  const typed = (deposit: string, baseRent: string) => typedDeposit({ deposit, baseRent }, 'de')
  expect(typed('3 Kaltmieten', '1.200')).toEqual({ amount: 3600, isWorded: true, isAboveBound: false })
  expect(typed('4 Kaltmieten', '1.200')).toEqual({ amount: 4800, isWorded: true, isAboveBound: true })
  expect(typed('3.600', '1.100')).toEqual({ amount: 3600, isWorded: false, isAboveBound: true })
  expect(typed('3.600', '')).toEqual({ amount: 3600, isWorded: false, isAboveBound: false })
  expect(typed('Bürgschaft', '1.200')).toBeNull()
})
