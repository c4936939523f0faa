/** Makes miniflare's picture service, which is sharp, do what Cloudflare's does. */
import sharp, { type AvifOptions, type Sharp } from 'sharp'
import { quality } from '#app/data/pictures/picture-variants.server.ts'

let isTaught = false

/** For this process; once is enough. */
export function teachLocalImages(): void {
  if (isTaught) return
  isTaught = true
  takeAskedQuality()
  for (const format of ['webp', 'jpeg', 'png', 'avif'] as const) turnUpright(format)
}

/** Miniflare leaves out the quality that the worker asks for, and sharp's own makes an AVIF a fifth heavier. */
function takeAskedQuality(): void {
  const { avif } = sharp.prototype
  sharp.prototype.avif = function (options?: AvifOptions) {
    return avif.call(this, { quality: quality['image/avif'], ...options })
  }
}

/** Cloudflare follows the orientation of the EXIF data before it drops them; sharp drops them alone. */
function turnUpright(format: 'webp' | 'jpeg' | 'png' | 'avif'): void {
  const encode: (this: Sharp, options?: object) => Sharp = sharp.prototype[format]
  sharp.prototype[format] = function (this: Sharp, options?: object) {
    return encode.call(this.autoOrient(), options)
  }
}
