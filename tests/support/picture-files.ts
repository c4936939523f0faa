/** Small pictures as files, 64 × 48 pixels. The JPEG carries a copyright notice and a place in its EXIF data. */

import { crc32, deflateSync } from 'node:zlib'

const bytes = (base64: string) => Buffer.from(base64, 'base64')

export const jpegBytes = bytes(
  '/9j/4QFMRXhpZgAASUkqAAgAAAAIABIBAwABAAAAAQAAABoBBQABAAAAbgAAABsBBQABAAAAdgAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAJiCAgASAAAAfgAAAGmHBAABAAAAkAAAACWIBAABAAAA3gAAAAAAAAA4YwAA6AMAADhjAADoAwAAR2VoZWltZXIgRm90b2dyYWYABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAAEAAAAADoAQAAQAAADAAAAAAAAAABAABAAIAAgAAAE4AAAACAAUAAwAAACwBAAADAAIAAgAAAEUAAAAEAAUAAwAAABQBAAAAAAAACQAAAAEAAAA7AAAAAQAAAAAAAAABAAAANQAAAAEAAAAhAAAAAQAAAAAAAAABAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAEQgAMABAAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAG/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABYBAQEBAAAAAAAAAAAAAAAAAAADBP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKQBhVAAAAAAAAAAAAAAAAAAAAAAf//Z',
)
export const pngBytes = bytes(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAfklEQVR4nO2SwQ0AQRCC7P9DQ/enrSvDTNaEAsAYP06TuoELoL6iuxB3Sd3ABVBf0V2Iu6Ru4AKor+guxF1SN3AB1Fd0F+IuqRu4AOorugtxl9QNXAD1Fd2FuEvqBi6A+oruQtwldQMXQH1FdyHukrqBC6C+orsQd0ndwMcDflyf2Wnggw8/AAAAAElFTkSuQmCC',
)
export const webpBytes = bytes(
  'UklGRkQAAABXRUJQVlA4IDgAAABQAwCdASpAADAAPm02mEkkIqKhIqgAgA2JaQAAFaRH1jzZYAD+8Lpr/7oe+ryp7D+DLbYIAAAAAA==',
)

/**
 * The JPEG in a form that image-size takes for 100 × 100 pixels and decoders for as many as `width` and `height` say. A
 * fill byte stands before a segment: decoders skip it, the library takes what follows for a length and lands in the
 * middle of that segment, where another frame header lies.
 */
export function lyingJpeg(width: number, height: number): Buffer<ArrayBuffer> {
  const lie = Buffer.alloc(5 + 65_000)
  lie.set([0xff, 0xff, 0xe2])
  lie.writeUInt16BE(65_002, 3)
  frameHeader(100, 100).copy(lie, 2 + lie.readUInt16BE(2))
  const picture = Buffer.concat([jpegBytes.subarray(0, 2), lie, jpegBytes.subarray(2)])
  frameHeader(width, height).copy(picture, picture.lastIndexOf('ffc0', undefined, 'hex'))
  return picture
}

/** One of 100 × 100 pixels before the true one. */
export function twoFramesJpeg(): Buffer<ArrayBuffer> {
  const at = jpegBytes.indexOf('ffc0', undefined, 'hex')
  return Buffer.concat([jpegBytes.subarray(0, at), frameHeader(100, 100), jpegBytes.subarray(at)])
}

function frameHeader(width: number, height: number): Buffer {
  const header = Buffer.from('ffc00011080000000003012200021101031101', 'hex')
  header.writeUInt16BE(height, 5)
  header.writeUInt16BE(width, 7)
  return header
}

/** One of 100 × 100 pixels before the true one. */
export function twoHeadersPng(): Buffer<ArrayBuffer> {
  const header = Buffer.from(pngBytes.subarray(8, 33))
  header.writeUInt32BE(100, 8)
  header.writeUInt32BE(100, 12)
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21)
  return Buffer.concat([pngBytes.subarray(0, 8), header, pngBytes.subarray(8)])
}

/** The WebP on a square canvas with sides of this length. */
export function canvasWebp(side: number): Buffer<ArrayBuffer> {
  const canvas = Buffer.from('VP8X\x0a\0\0\0'.padEnd(18, '\0'), 'latin1')
  canvas.writeUIntLE(side - 1, 12, 3)
  canvas.writeUIntLE(side - 1, 15, 3)
  const picture = Buffer.concat([webpBytes.subarray(0, 12), canvas, webpBytes.subarray(12)])
  picture.writeUInt32LE(picture.length - 8, 4)
  return picture
}

/** Gold, and half of it to be seen through. */
export function clearPng(width: number, height: number, stated = { width, height }): Buffer<ArrayBuffer> {
  const header = Buffer.from('00000000000000000806000000', 'hex')
  header.writeUInt32BE(stated.width, 0)
  header.writeUInt32BE(stated.height, 4)
  const pixel = Buffer.from('c7bc8f80', 'hex')
  const line = Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * 4, pixel)])
  const data = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([pngBytes.subarray(0, 8), ...chunks])
}

function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** The WebP with the flag of one that moves. */
export function movingWebp(): Buffer<ArrayBuffer> {
  const picture = canvasWebp(64)
  picture.writeUInt8(2, 20)
  return picture
}

export function aPicture(name = 'haus.jpg', content: BlobPart = jpegBytes, type = 'image/jpeg'): File {
  return new File([content], name, { type })
}

/** The JPEG as a camera writes it that was held upright: 64 × 48 pixels stored, 48 × 64 shown (EXIF orientation 6). */
export function turnedJpeg(): Buffer<ArrayBuffer> {
  const picture = Buffer.from(jpegBytes)
  const value = picture.indexOf('12010300010000000100', undefined, 'hex') + 8
  picture[value] = 6
  return picture
}
