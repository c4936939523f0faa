/** Patterns for texts that contradict the property's fields, and for fees that are not allowed. */
import { asksForProvision } from '#app/domain/properties/doubts/plausibility.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { ProsePattern } from './prose-pattern.ts'

/** Years after which nobody would call a house new. */
const newFor = 4

function isOld({ yearBuilt, constructionPhase }: PropertyValues, today: string): boolean {
  const isDone = constructionPhase === null || constructionPhase === 'completed'
  return yearBuilt !== null && isDone && yearBuilt + newFor < Number(today.slice(0, 4))
}

const isRental = ({ marketType }: PropertyValues) => marketType === 'rent'

export const contradictions = [
  {
    key: 'commissionFree',
    advice: 'commission',
    applies: asksForProvision,
    pattern:
      /(?:(?:provisions|courtage|maklerprovisions)frei(?:e[rsnm]?)?|(?:ohne|keine) (?:(?:käufer|makler)?(?:provision|courtage)|makler(?:gebühren|kosten)))/iu,
  },
  {
    key: 'commissionFreeEn',
    advice: 'commission',
    applies: asksForProvision,
    pattern: /(?:commission[- ]free|(?:no|without|free of) commission|no (?:agent|broker)(?:['’]s)? fees?)/iu,
  },
  {
    key: 'firstOccupancy',
    advice: 'firstOccupancy',
    applies: isOld,
    pattern: /(?:erstbezug(?! nach| mit sanier| war| im jahr)|(?:nie|noch nicht) bewohnt|neubauwohnung)/iu,
  },
  {
    key: 'firstOccupancyEn',
    advice: 'firstOccupancy',
    applies: isOld,
    pattern: /(?:first occupancy|never lived in)(?! after| since)/iu,
  },
  {
    key: 'vacant',
    advice: 'vacant',
    applies: ({ rented }) => rented === 'yes',
    pattern:
      /(?:bezugsfrei(?! wird| werden| ab \d| zum)|(?:wohnung|haus|objekt) steht leer|sofort (?:frei|beziehbar|verfügbar|einziehen))/iu,
  },
  {
    key: 'vacantEn',
    advice: 'vacant',
    applies: ({ rented }) => rented === 'yes',
    pattern:
      /(?:vacant possession|available immediately|ready to move in|immediately available|move in (?:at once|immediately|today)|(?:flat|house|apartment) is vacant)/iu,
  },
  {
    key: 'roundArea',
    advice: 'area',
    applies: ({ livingArea }) => livingArea !== null,
    pattern: /(?:ca\.|circa|etwa|rund|ungefähr) ?\d{1,4}(?:,\d{1,2})? ?(?:m²|qm|quadratmetern?) wohnfläche/iu,
  },
  {
    key: 'roundAreaBehind',
    advice: 'area',
    applies: ({ livingArea }) => livingArea !== null,
    pattern: /wohnfläche(?: von| beträgt|:)? ?(?:ca\.|circa|etwa|rund|ungefähr) ?\d/iu,
  },
  {
    key: 'lift',
    advice: 'lift',
    applies: ({ elevator }) => elevator === 'no',
    pattern:
      /(?:(?:mit (?:dem |einem )?|per )(?:aufzug|fahrstuhl|lift)|(?:aufzug|fahrstuhl|lift) (?:vorhanden|führt|bringt|hält)|(?:verfügt über|haus hat) einen (?:aufzug|fahrstuhl|lift)|(?:there is|building has) a lift to)/iu,
  },
  {
    key: 'balcony',
    advice: 'balcony',
    applies: ({ balconyOrTerrace }) => balconyOrTerrace === 'no',
    pattern:
      /(?:(?:(?:mit|eigener|großer|sonniger|eigene|große|sonnige|der|vom|auf (?:de[mr]|ihre[mr])|gehört eine?) (?:balkon|terrasse|dachterrasse|loggia)(?! de[sr] )|(?:sunny|private|own) (?:balcony|terrace)))/iu,
  },
  {
    key: 'viewingFee',
    advice: 'fee',
    pattern:
      /(?:besichtigungs(?:gebühr|entgelt|pauschale)|(?:besichtigung kostet|besichtigung (?:berechnen|verlangen) wir) \d)/iu,
  },
  {
    key: 'contractFee',
    advice: 'fee',
    applies: isRental,
    pattern:
      /(?:(?:vertragsausfertigungs|vertrags|bearbeitungs|einzugs)(?:gebühr|pauschale)|verwaltungspauschale beim einzug)/iu,
  },
  { key: 'reservationFee', advice: 'fee', pattern: /reservierungs(?:gebühr|entgelt)/iu },
  {
    key: 'deposit',
    advice: 'deposit',
    applies: isRental,
    pattern:
      /(?:(?:[4-9]|vier|fünf|sechs) (?:(?:netto)?kalt|monats|netto)mieten (?:als )?kaution|kaution(?::| beträgt| von) (?:[4-9]|vier|fünf|sechs) (?:(?:netto)?kalt|monats|netto)mieten)/iu,
  },
  {
    key: 'papers',
    advice: 'papers',
    applies: isRental,
    pattern:
      /(?:schufa-auskunft|gehaltsnachweise?|einkommensnachweise?|selbstauskunft) (?:bitte )?(?:(?:vor|zu|bei) der|zur) besichtigung/iu,
  },
  {
    key: 'papersBehind',
    advice: 'papers',
    applies: isRental,
    pattern:
      /(?:zur besichtigung (?:bitte |bringen sie )?(?:die |eine |ihre )?|besichtigung nur mit (?:\p{L}{1,20} )?)(?:schufa|gehaltsnachweis|einkommensnachweis|selbstauskunft)/iu,
  },
] as const satisfies readonly ProsePattern[]
