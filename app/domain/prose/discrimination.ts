/** §§ 1, 19 AGG: origin, religion, sex, age, disability, sexual identity. */
import type { ProsePattern } from './prose-pattern.ts'

const from = null

export const discrimination = [
  {
    key: 'onlyGermans',
    advice: 'origin',
    from,
    pattern: /nur (?:an |für )?(?:deutsche|deutschsprachige|einheimische|eu-bürger|europäer)n?/iu,
  },
  {
    key: 'noForeigners',
    advice: 'origin',
    from,
    pattern: /keine (?:ausländer|migranten|flüchtlinge|geflüchteten?|asylbewerber)/iu,
  },
  {
    key: 'germanPassport',
    advice: 'origin',
    from,
    pattern:
      /(?:deutsche (?:staatsangehörigkeit|staatsbürgerschaft)|deutscher pass) (?:erforderlich|vorausgesetzt|erwünscht|notwendig)/iu,
  },
  {
    key: 'mothertongue',
    advice: 'origin',
    from,
    pattern: /(?:deutsche? muttersprachler|deutschkenntnisse (?:erforderlich|vorausgesetzt|zwingend))/iu,
  },
  {
    key: 'youngPreferred',
    advice: 'age',
    from,
    pattern:
      /(?:junge[rsn]?|jüngere[rsn]?) (?:paare?|leute|menschen|mieter|ehepaare?) (?:bevorzugt|gesucht|erwünscht|gewünscht)/iu,
  },
  {
    key: 'preferYoung',
    advice: 'age',
    from,
    pattern:
      /(?:bevorzugt|gesucht wird|wir suchen|vermietung an)(?: an)?(?: ein)? (?:junge[rsn]?|jüngere[rsn]?) (?:paare?|leute|menschen|mieter|ehepaare?)/iu,
  },
  {
    key: 'noElderly',
    advice: 'age',
    from,
    pattern: /(?:keine|nicht an) (?:senioren|rentner|alten menschen|älteren menschen)/iu,
  },
  {
    key: 'ageLimit',
    advice: 'age',
    from,
    pattern: /(?:mieter|bewerber|interessenten) (?:unter|über|bis|ab) \d\d jahren?/iu,
  },
  {
    key: 'noChildren',
    advice: 'children',
    from,
    pattern:
      /(?:keine kinder (?:erwünscht|erlaubt|gestattet)|ohne kinder (?:bevorzugt|gesucht)|kinderlose[srn]? (?:paare?|mieter|ehepaare?|haushalte?))/iu,
  },
  { key: 'religion', advice: 'religion', from, pattern: /(?:nur|keine) (?:an )?(?:christen|muslime|juden|hindus)/iu },
  {
    key: 'christianFamily',
    advice: 'religion',
    from,
    pattern: /(?:christliche|muslimische|gläubige) (?:familien?|mieter|paare?) (?:bevorzugt|gesucht|erwünscht)/iu,
  },
  {
    key: 'onlyOneSex',
    advice: 'sex',
    from,
    pattern: /nur (?:(?:an )?(?:frauen|männer|damen|herren)|für (?:weibliche|männliche) mieter)/iu,
  },
  { key: 'noMen', advice: 'sex', from, pattern: /(?:keine (?:männer|frauen)|nicht an (?:männer|frauen))/iu },
  { key: 'marriedOnly', advice: 'sex', from, pattern: /nur (?:an |für )?(?:verheiratete|heterosexuelle|ehepaare)/iu },
  {
    key: 'noDisabled',
    advice: 'disability',
    from,
    pattern: /(?:keine|nicht an|nicht für) (?:rollstuhlfahrer|behinderten?|menschen mit behinderung)/iu,
  },
  {
    key: 'germansOnly',
    advice: 'origin',
    from,
    pattern: /(?:germans only|only (?:for )?germans|no foreigners|no refugees|no migrants)/iu,
  },
  {
    key: 'youngCouple',
    advice: 'age',
    from,
    pattern: /young (?:couples?|people|tenants?|professionals) (?:preferred|wanted|only)/iu,
  },
  { key: 'noKids', advice: 'children', from, pattern: /(?:no children|childless couples?|no kids)/iu },
  { key: 'christiansOnly', advice: 'religion', from, pattern: /(?:christians|muslims|jews) only/iu },
  { key: 'womenOnly', advice: 'sex', from, pattern: /(?:women|men|ladies|females?|males?) only/iu },
  {
    key: 'noWheelchairs',
    advice: 'disability',
    from,
    pattern: /no (?:wheelchair users|disabled (?:people|tenants|persons))/iu,
  },
] as const satisfies readonly ProsePattern[]
