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
    pattern:
      /(?:(?:klima|co2-|co₂-)(?:neutral|positiv|frei|freundlich)(?:e[rsnm]?)?(?! werden)|(?:ohne|null) co[2₂]-(?:fußabdruck|ausstoß|emissionen))/iu,
  },
  { key: 'emissionFree', advice: 'climate', from, pattern: /emissions(?:frei|los)(?:e[rsnm]?)?/iu },
  {
    key: 'environmentFriendly',
    advice: 'environment',
    from,
    pattern: /umwelt(?:freundlich|schonend|gerecht|bewusst)(?:e[rsnm]?)?/iu,
  },
  {
    key: 'sustainable',
    advice: 'environment',
    from,
    pattern:
      /(?:nachhaltig|ökologisch)(?:e[rsnm]?)? (?:gebaut|erbaut|errichtet|saniert|haus|gebäude|immobilie|wohnung|neubauwohnung|zuhause|bauweise|materialien|baumaterialien|wohnen|wohnkonzept)/iu,
  },
  {
    key: 'energyEfficient',
    advice: 'efficiency',
    from,
    pattern: /(?:(?:energieeffizient|energiesparend)(?:e[rsnm]?)?|energiesparhaus)/iu,
    applies: hasNoFigures,
  },
  {
    key: 'climateNeutralEn',
    advice: 'climate',
    from,
    pattern: /(?:(?:climate|carbon)[- ](?:neutral|positive|free|friendly)|zero[- ](?:emissions?|carbon)|net[- ]zero)/iu,
  },
  {
    key: 'ecoFriendly',
    advice: 'environment',
    from,
    pattern:
      /(?:(?:eco|environmentally)[- ]friendly|sustainably built|sustainable (?:home|house|building|flat|living))/iu,
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
    pattern:
      /(?:garantierte|sichere|risikolose)[rsn]? (?:rendite|wertsteigerung|einnahmen|mieteinnahmen|miete|kapitalanlage|geldanlage)/iu,
  },
  {
    key: 'increase',
    advice: 'yield',
    pattern: /(?:rendite|wertsteigerung|mieteinnahmen) (?:(?:ist|sind) )?(?:garantiert|sicher)/iu,
  },
  {
    key: 'yieldEn',
    advice: 'yield',
    pattern: /(?:guaranteed|risk-free) (?:rental )?(?:returns?|yields?|income|appreciation)/iu,
  },
  {
    key: 'unobstructed',
    advice: 'view',
    pattern: /(?:unverbaubar(?:e[rsnm]?)?|(?:nie|niemals|nicht) (?:mehr )?(?:zugebaut|verbaut) werden)/iu,
  },
  {
    key: 'unobstructedEn',
    advice: 'view',
    pattern:
      /(?:view (?:that )?(?:can|will) never be built|unspoilable view|view guaranteed|guaranteed (?:unobstructed )?view)/iu,
  },
  {
    key: 'superlative',
    advice: 'superlative',
    pattern:
      /(?:(?:beste|schönste|günstigste|exklusivste)[rsn]? (?:lage|wohnung|haus|immobilie|angebot|preis|adresse) (?:hamburgs|berlins|münchens|deutschlands|der (?:ganzen )?(?:stadt|region)|im ganzen (?:viertel|quartier|land)|in ganz)|(?:best|finest|most exclusive) (?:location|address|flat|house|view) in (?:the (?:city|region|country)|hamburg|berlin|munich|germany))/iu,
  },
  {
    key: 'pressure',
    advice: 'pressure',
    pattern:
      /(?:nur noch (?:heute(?! und)|wenige tage)|letzte chance|nur für kurze zeit (?:verfügbar|im angebot|zu)|schnell (?:sein|zugreifen) lohnt|wer zuerst kommt)/iu,
  },
  {
    key: 'pressureEn',
    advice: 'pressure',
    pattern: /(?:last chance|today only|act now|be quick|first come,? first served)/iu,
  },
] as const satisfies readonly ProsePattern[]
