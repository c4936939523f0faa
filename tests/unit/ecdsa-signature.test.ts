import { createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { unwrapEC2Signature } from '#app/http/access/ecdsa-signature.ts'

const curves = { 1: 'P-256', 2: 'P-384', 3: 'P-521' } as const

test.each([1, 2, 3] as const)('signatures on curve %i are read as the same two numbers', (curve) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: curves[curve] })
  // Among so many, some numbers are shorter than the curve and some have the zero of a positive one.
  for (let count = 0; count < 400; count++) {
    const data = randomBytes(16)
    const der = createSign('sha256').update(data).sign(privateKey)
    const numbers = unwrapEC2Signature(new Uint8Array(der), curve)
    const isValid = createVerify('sha256').update(data).verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, numbers)
    expect(isValid).toBe(true)
  }
})

test('short numbers are padded, and the zero of a positive number is taken away', () => {
  const numbers = unwrapEC2Signature(new Uint8Array([0x30, 7, 2, 1, 5, 2, 2, 0, 0x80]), 1)
  expect([...numbers.entries()].filter(([, byte]) => byte !== 0)).toEqual([
    [31, 5],
    [63, 0x80],
  ])
})

test.each([
  ['nothing', []],
  ['no sequence', [2, 1, 5]],
  ['one number', [0x30, 3, 2, 1, 5]],
  ['a number of no bytes', [0x30, 5, 2, 0, 2, 1, 5]],
  ['a third number', [0x30, 9, 2, 1, 5, 2, 1, 5, 2, 1, 5]],
  ['bytes after it', [0x30, 6, 2, 1, 5, 2, 1, 5, 0]],
  ['a sequence cut short', [0x30, 7, 2, 1, 5, 2, 1, 5]],
  ['a number cut short', [0x30, 6, 2, 1, 5, 2, 9, 5]],
  ['a length without end', [0x30, 0x80, 2, 1, 5, 2, 1, 5, 0, 0]],
  ['a length of four bytes', [0x30, 0x84, 0, 0, 0, 6, 2, 1, 5, 2, 1, 5]],
  ['a number longer than the curve', [0x30, 38, 2, 33, ...Array(33).fill(1), 2, 1, 5]],
])('%s is no signature', (_name, bytes) => {
  expect(() => unwrapEC2Signature(new Uint8Array(bytes), 1)).toThrow()
})

test('other curves are not known', () => {
  expect(() => unwrapEC2Signature(new Uint8Array([0x30, 6, 2, 1, 5, 2, 1, 5]), 8)).toThrow('Unknown curve')
})
