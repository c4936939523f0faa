import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { readFileMark } from '#app/data/pictures/file-marks.server.ts'
import { proposedOrigin } from '#app/domain/picture-mark.ts'
import { jpegBytes, pngBytes, webpBytes } from '#tests/support/picture-files.ts'

const address = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const xmp = (...types: string[]) =>
  Buffer.from(`<x:xmpmeta>${types.map((type) => `<a>${address}${type}</a>`).join('')}</x:xmpmeta>`)
const box = (text = '') => Buffer.from(`\0\0\0\x20jumb\0\0\0\x18jumdc2pa${text}`, 'latin1')

function inJpeg(kind: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpegBytes.subarray(0, 2), head, content, jpegBytes.subarray(2)])
}

function inPng(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([pngBytes.subarray(0, 33), length, body, check, pngBytes.subarray(33)])
}

function inWebp(type: string, content: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`)
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([webpBytes, head, content])
}

function cutAfter(bytes: Buffer, text: string): Buffer {
  return bytes.subarray(0, bytes.indexOf(text) + text.length)
}

const markOf = (bytes: Buffer) => readFileMark(new Uint8Array(bytes).buffer)
const trained = xmp('trainedAlgorithmicMedia')

test.each([
  ['XMP in JPEG', inJpeg(0xe1, trained), 'trainedAlgorithmicMedia', 'aiGenerated'],
  [
    'XMP in PNG',
    inPng('iTXt', xmp('compositeWithTrainedAlgorithmicMedia')),
    'compositeWithTrainedAlgorithmicMedia',
    'aiEdited',
  ],
  ['XMP in WebP', inWebp('XMP ', xmp('algorithmicMedia')), 'algorithmicMedia', 'visualisation'],
  ['C2PA in JPEG', inJpeg(0xeb, box()), 'c2pa', null],
  ['C2PA in PNG', inPng('caBX', box()), 'c2pa', null],
  ['C2PA in WebP', inWebp('C2PA', box()), 'c2pa', null],
  [
    'C2PA with a type',
    inJpeg(0xeb, box(`${address}trainedAlgorithmicMedia.`)),
    'trainedAlgorithmicMedia',
    'aiGenerated',
  ],
  [
    'both a photo and AI',
    inJpeg(0xe1, xmp('digitalCapture', 'trainedAlgorithmicMedia')),
    'trainedAlgorithmicMedia',
    'aiGenerated',
  ],
  [
    'a photo in XMP, and AI in C2PA',
    Buffer.concat([
      inJpeg(0xe1, xmp('digitalCapture')).subarray(0, -1),
      inJpeg(0xeb, box(`${address}trainedAlgorithmicMedia.`)),
    ]),
    'trainedAlgorithmicMedia',
    'aiGenerated',
  ],
  ['C2PA cut off in the middle of a type', cutAfter(inPng('caBX', box(`${address}trainedAlgo`)), 'Algo'), 'c2pa', null],
])('%s is found', (_name, bytes, mark, proposal) => {
  expect(markOf(bytes)).toBe(mark)
  expect(proposedOrigin(mark)).toBe(proposal)
})

test.each([
  ['none', jpegBytes],
  ['the statement of a camera', inJpeg(0xeb, box(`${address}digitalCapture.`))],
  [
    'a name cut off by the end of the file',
    Buffer.concat([pngBytes, Buffer.from(`${address}trainedAlgorithmicMedia`)]),
  ],
  ['a file of five bytes', Buffer.from([0xff, 0xd8, 0xff, 0xeb, 0])],
  ['C2PA that a text only names', Buffer.concat([jpegBytes, Buffer.from('c2pa caBX jumb')])],
])('%s is no mark', (_name, bytes) => {
  expect(markOf(bytes)).toBeNull()
})

const size = 15 * 1024 * 1024

test.each([
  ['noise', () => makeNoise()],
  [
    'empty segments',
    () => Buffer.concat([jpegBytes.subarray(0, 2), Buffer.alloc(size - 2, Buffer.from([0xff, 0xeb, 0, 2]))]),
  ],
  ['fill bytes', () => Buffer.concat([jpegBytes.subarray(0, 2), Buffer.alloc(size - 2, 0xff)])],
  ['empty chunks', () => Buffer.concat([pngBytes.subarray(0, 33), Buffer.alloc(size - 33)])],
])('15 MB of %s are read within 50 ms', (_what, make) => {
  const file = new Uint8Array(make()).buffer
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    readFileMark(file)
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(50)
})

function makeNoise(): Buffer {
  const noise = Buffer.concat([jpegBytes.subarray(0, 2), Buffer.alloc(size - 2)])
  for (let at = 2, seed = 7; at + 4 <= noise.length; at += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    noise.writeUInt32LE(seed, at)
  }
  return noise
}
