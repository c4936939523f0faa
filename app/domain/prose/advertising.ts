/** UWG: claims about the environment (as amended, from 27 September 2026), yields, superlatives and pressure. */
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { ProsePattern } from './prose-pattern.ts'

/** Claims about the environment need a proof since this day. */
const from = '2026-09-27'

const hasNoFigures = ({ energyEfficiencyClass, energyConsumption }: PropertyValues) =>
  energyEfficiencyClass === null && energyConsumption === null

export const advertising = [
  {
    key: 'climateNeutral',
    advice: 'climate',
    from,
    pattern: /(?:klima|co2-|co₂-)(?:neutral|positiv|frei)(?:e[rsnm]?)?/iu,
  },
  { key: 'emissionFree', advice: 'climate', from, pattern: /emissionsfrei(?:e[rsnm]?)?/iu },
  {
    key: 'environmentFriendly',
    advice: 'environment',
    from,
    pattern: /(?:umweltfreundlich|umweltschonend|umweltgerecht)(?:e[rsnm]?)?/iu,
  },
  {
    key: 'sustainable',
    advice: 'environment',
    from,
    pattern:
      /(?:nachhaltig|ökologisch)(?:e[rsnm]?)? (?:gebaut|erbaut|errichtet|haus|gebäude|immobilie|wohnung|bauweise|baumaterialien|wohnen)/iu,
  },
  {
    key: 'energyEfficient',
    advice: 'efficiency',
    from,
    pattern: /(?:energieeffizient|energiesparend)(?:e[rsnm]?)?/iu,
    applies: hasNoFigures,
  },
  { key: 'climateNeutralEn', advice: 'climate', from, pattern: /(?:climate|carbon)[- ](?:neutral|positive|free)/iu },
  {
    key: 'ecoFriendly',
    advice: 'environment',
    from,
    pattern: /(?:eco-friendly|environmentally friendly|sustainably built|sustainable (?:home|house|building|flat))/iu,
  },
  {
    key: 'energyEfficientEn',
    advice: 'efficiency',
    from,
    pattern: /energy[- ](?:efficient|saving)/iu,
    applies: hasNoFigures,
  },
  {
    key: 'yield',
    advice: 'yield',
    from: null,
    pattern: /(?:garantierte|sichere|risikolose)[rsn]? (?:rendite|wertsteigerung|einnahmen|mieteinnahmen)/iu,
  },
  { key: 'increase', advice: 'yield', from: null, pattern: /wertsteigerung (?:garantiert|sicher)/iu },
  {
    key: 'yieldEn',
    advice: 'yield',
    from: null,
    pattern: /(?:guaranteed|risk-free) (?:returns?|yields?|income|appreciation)/iu,
  },
  { key: 'unobstructed', advice: 'view', from: null, pattern: /unverbaubar(?:e[rsnm]?)?/iu },
  {
    key: 'unobstructedEn',
    advice: 'view',
    from: null,
    pattern: /(?:view (?:that )?can never be built|unspoilable view|view guaranteed)/iu,
  },
  {
    key: 'superlative',
    advice: 'superlative',
    from: null,
    pattern:
      /(?:beste|schönste|günstigste|exklusivste)[rsn]? (?:lage|wohnung|haus|immobilie|angebot|preis) (?:hamburgs|berlins|münchens|deutschlands|der (?:ganzen )?(?:stadt|region))/iu,
  },
  {
    key: 'pressure',
    advice: 'pressure',
    from: null,
    pattern: /(?:nur noch heute|letzte chance|nur für kurze zeit|schnell sein lohnt|wer zuerst kommt)/iu,
  },
  {
    key: 'pressureEn',
    advice: 'pressure',
    from: null,
    pattern: /(?:last chance|today only|act now|first come,? first served)/iu,
  },
] as const satisfies readonly ProsePattern[]
