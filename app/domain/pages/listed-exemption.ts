/** Own texts of pages that say listed buildings need no energy certificate. */
import { listedNeedCertificate } from '#app/domain/properties/energy-rules.ts'
import type { Fields } from '#app/fields/field.ts'
import { splitRows } from '#app/fields/format.ts'
import type { PageValues } from './page-texts.ts'

/** ISO day from which they are wrong. They are found before, so that they can be changed in time. */
export const exemptionEnd = listedNeedCertificate.from

const endOfSentence = /[.;!?\n]/
const certificate = /ausweis|certificate/iu
const listed =
  /denkm[aä]l(?:ern?|e?s|e|schutz|geschützt(?:e[nrs]?)?)?(?!\p{L})|(?:listed|protected) (?:building|house|home|propert)/iu
const exempt =
  /(?<!\p{L})(?:ausgenommen|ausnahmen?|befreit|keine?[nrs]?|ohne|nicht (?:nötig|notwendig|erforderlich|vorgeschrieben)|exempt(?:ed|ions?)?|exceptions?|no|none|without|not (?:need|required|necessary))(?!\p{L})/iu
/** A sentence that already tells the end of the exemption, or its date. */
const aware =
  /2027|(?:nicht|nicht mehr|not|no longer) (?:ausgenommen|befreit|exempt)|(?:keine|no) (?:ausnahme|exception)|denkm[aä]l(?:ern?)? (?:auch |aber |jedoch )?nicht(?! (?:nötig|notwendig|erforderlich|vorgeschrieben))/iu

/** The first such sentence of each field. */
export function listedExemptions(fields: Fields, values: PageValues): Map<string, string> {
  return new Map(
    Object.entries(values).flatMap(([name, value]) => {
      const texts = typeof value === 'string' ? textsOf(fields[name]?.kind, value) : []
      const [sentence] = texts.flatMap(exemptionsIn)
      return sentence === undefined ? [] : [[name, sentence] as const]
    }),
  )
}

function textsOf(kind: string | undefined, value: string): string[] {
  if (kind !== 'rows') return [value]
  return splitRows<Record<string, string>>(value).map((row) => Object.values(row).join('\n'))
}

function exemptionsIn(text: string): string[] {
  if (!certificate.test(text)) return []
  const sentences = text.split(endOfSentence).map((sentence) => sentence.trim())
  return sentences.filter((each) => listed.test(each) && exempt.test(each) && !aware.test(each))
}
