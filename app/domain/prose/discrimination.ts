/** §§ 1, 19 AGG: origin, religion, sex, age, disability, sexual identity. */
import type { ProsePattern } from './prose-pattern.ts'

export const discrimination = [
  {
    key: 'onlyGermans',
    advice: 'origin',
    pattern:
      /(?:nur|ausschließlich|bevorzugt) (?:(?:an|für) (?:deutsche|deutschsprachige|einheimische|eu-bürger|europäer)|(?:deutsche|deutschsprachige) (?:mieter|staatsbürger|bewerber|interessenten|familien)|einheimische|eu-bürger|europäer|deutsche(?=[.,;!]|$))n?/iu,
  },
  {
    key: 'noForeigners',
    advice: 'origin',
    pattern:
      /(?:(?:keine|nicht an) (?:ausländer|ausländischen (?:mieter|bewerber|interessenten)|migranten|flüchtlinge|geflüchteten?|asylbewerber)|(?:ausländer|ausländische (?:mieter|bewerber)|migranten|flüchtlinge|geflüchtete|asylbewerber) (?:sind |werden |bitte |können wir )?(?:leider )?(?:nicht|unerwünscht))/iu,
  },
  {
    key: 'germanPassport',
    advice: 'origin',
    pattern:
      /(?:(?:deutsche (?:staatsangehörigkeit|staatsbürgerschaft)|deutscher pass) (?:ist )?(?:erforderlich|vorausgesetzt|erwünscht|notwendig)|(?:voraussetzung|bedingung) ist (?:die |ein )?(?:deutsche (?:staatsangehörigkeit|staatsbürgerschaft)|deutscher pass))/iu,
  },
  {
    key: 'mothertongue',
    advice: 'origin',
    pattern:
      /(?:deutsche? muttersprachler|deutsch als muttersprache|deutschkenntnisse (?:sind |werden )?(?:erforderlich|vorausgesetzt|voraussetzung|zwingend))/iu,
  },
  {
    key: 'youngPreferred',
    advice: 'age',
    pattern:
      /(?:junge[rsn]?|jüngere[rsn]?) (?:paare?|leute|menschen|mieter|ehepaare?|berufstätige|familien?|bewerber) (?:bevorzugt|gesucht|erwünscht|gewünscht)/iu,
  },
  {
    key: 'preferYoung',
    advice: 'age',
    pattern:
      /(?:bevorzugt|bevorzugen|gesucht wird|gesucht:|suchen|am liebsten|vermietung an)(?: an)?(?: eine?n?)? (?:junge[rsn]?|jüngere[rsn]?),?(?: \p{L}{3,20}e[rsn]?)? (?:paare?|leute|menschen|mieter|ehepaare?|berufstätige|familien?|bewerber)/iu,
  },
  {
    key: 'noElderly',
    advice: 'age',
    pattern:
      /(?:(?:keine|nicht an) (?:senioren|rentner|(?:alten|älteren) (?:menschen|leute|mieter|bewerber))|(?:senioren|rentner|ältere (?:menschen|leute|mieter|bewerber)) (?:bitte|leider|nehmen wir|vermieten wir) nicht)/iu,
  },
  {
    key: 'ageLimit',
    advice: 'age',
    pattern:
      /(?:(?:mieter|bewerber|interessenten) (?:unter|über|bis|ab|nicht älter als|zwischen \d\d und) \d\d jahren?|höchstalter (?:für|von|der))/iu,
  },
  {
    key: 'noChildren',
    advice: 'children',
    pattern:
      /(?:keine kinder (?:erwünscht|erlaubt|gestattet)|bitte keine kinder|kinder (?:sind |bitte |leider )?nicht (?:erwünscht|erlaubt|gestattet)|ohne kinder (?:bevorzugt|gesucht)|familien mit kindern (?:bitte|leider) nicht|kinderlose[srn]? (?:paare?|mieter|ehepaare?|haushalte?))/iu,
  },
  {
    key: 'religion',
    advice: 'religion',
    pattern:
      /(?:(?:nur|keine|bevorzugt|ausschließlich) (?:an )?(?:christen|muslime|juden|hindus|katholiken)|keine (?:christlichen|muslimischen|jüdischen) (?:mieter|bewerber|familien))/iu,
  },
  {
    key: 'christianFamily',
    advice: 'religion',
    pattern:
      /(?:christliche|muslimische|gläubige|katholische|evangelische)[rsn]? (?:familien?|mieter|paare?) (?:bevorzugt|gesucht|erwünscht)/iu,
  },
  {
    key: 'onlyOneSex',
    advice: 'sex',
    pattern:
      /(?:(?:nur|ausschließlich) (?:an (?:eine )?(?:frauen|frau|männer|damen|herren)|(?:frauen|männer|damen|herren)(?=[.,;!]|$)|für (?:weibliche|männliche) mieter)|(?:weibliche|männliche)[rn]? mieter(?:in|innen)? (?:gesucht|bevorzugt|erwünscht))/iu,
  },
  {
    key: 'noMen',
    advice: 'sex',
    pattern: /(?:(?:keine|nicht an) (?:männer|frauen)|(?:männer|frauen) (?:bitte|leider) nicht)/iu,
  },
  {
    key: 'marriedOnly',
    advice: 'sex',
    pattern: /(?:nur|bevorzugt|ausschließlich) (?:an |für )?(?:verheiratete|heterosexuelle|ehepaare)/iu,
  },
  {
    key: 'noDisabled',
    advice: 'disability',
    pattern:
      /(?:(?:keine|nicht an|nicht für) (?:rollstuhlfahrer|behinderten?|menschen mit behinderung)|(?:rollstuhlfahrer|menschen mit behinderung) (?:vermieten|nehmen|können) wir (?:leider )?nicht)/iu,
  },
  {
    key: 'germansOnly',
    advice: 'origin',
    pattern:
      /(?:germans only|only (?:for |to )?(?:germans|german (?:tenants|applicants|speakers))|no (?:foreigners|refugees|migrants|asylum seekers))/iu,
  },
  {
    key: 'youngCouple',
    advice: 'age',
    pattern:
      /(?:young (?:couples?|people|tenants?|professionals) (?:preferred|wanted|only)|(?:prefer|looking for|seeking)(?: a)? young (?:couples?|people|tenants?|professionals)|(?:no|not suitable for|not for) (?:pensioners|seniors|elderly people))/iu,
  },
  {
    key: 'noKids',
    advice: 'children',
    pattern:
      /(?:no (?:children|kids)(?! ha(?:ve|s)| live)|childless couples?|children (?:are )?not (?:welcome|allowed|accepted)|without children (?:preferred|only|wanted))/iu,
  },
  {
    key: 'christiansOnly',
    advice: 'religion',
    pattern:
      /(?:(?:christians|muslims|jews) only|no (?:christians|muslims|jews)|(?:christian|muslim|jewish) (?:tenants?|families|family|couples?) (?:preferred|wanted|only))/iu,
  },
  {
    key: 'womenOnly',
    advice: 'sex',
    pattern: /(?:women|men|ladies|(?:fe)?males?|(?:fe)?male tenants?|married couples?) only(?! on)/iu,
  },
  {
    key: 'noWheelchairs',
    advice: 'disability',
    pattern: /(?:no|not for) (?:wheelchair users|disabled (?:people|tenants|persons))/iu,
  },
] as const satisfies readonly ProsePattern[]
