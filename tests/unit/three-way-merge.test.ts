/** What a transfer may replace without asking, when the file before it left a field out. */
import { expect, test } from 'vitest'
import { merge } from '#app/exchange/planning/merging/three-way-merge.ts'
import { aProperty } from '#tests/support/properties.ts'

const mine = aProperty({ addressVisible: false })

test('a flag that no file named before is taken over without a choice', () => {
  const { values, choices } = merge({}, mine, { addressVisible: true }, undefined, undefined)
  expect([values.addressVisible, [...choices.keys()]]).toEqual([true, []])
})

test('a flag that staff have set stays when the file leaves it as it was', () => {
  const set = { ...mine, addressVisible: true }
  const { values, choices, kept } = merge({}, set, { addressVisible: false }, undefined, undefined)
  expect([values.addressVisible, [...choices.keys()], kept.includes('addressVisible')]).toEqual([true, [], true])
})
