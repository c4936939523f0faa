import type { AgencyCard } from '#app/domain/agency/agency.ts'
import type { Logos } from '#app/domain/agency/logo.ts'
import { largestWidth, widthsOf } from '#app/domain/picture-widths.ts'
import { paths } from '#app/paths/public.ts'

/** Twice the bounds within which pages show it, in pixels. */
const sharp = { width: 480, height: 96 }

/** Properties of the picture's element, as every public page loads the code around it. */
export function logoView({ logo }: Pick<Logos, 'logo'>): AgencyCard['logo'] {
  if (!logo) return undefined
  const { key, width, height } = logo
  const wanted = Math.min(sharp.width, (sharp.height * width) / height)
  const offered = widthsOf(logo).find((offered) => offered >= wanted) ?? largestWidth(logo)
  return { src: paths.media(key, offered), width, height }
}
