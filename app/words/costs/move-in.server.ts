import type { Offer } from '#app/domain/offers/offer.ts'
import { sum, totalRent } from '#app/domain/properties/measures.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { formatMoney } from '#app/fields/format.ts'
import { commissionIn, phraseOf } from '#app/words/texts/authored.server.ts'
import type { Costs } from './cost-facts.server.ts'
import type { CostWords } from './words.server.ts'

type Rental = Costs & Pick<Offer, 'houseType' | 'germanProvision'>

interface Part extends Fact {
  amount: number | null
}

/** Null if the rent is unknown or on request. The sum needs an amount for every part. */
export function moveInFacts(offer: Rental, words: CostWords): Fact[] | null {
  const rent = rentPart(offer, words)
  if (!rent) return null
  const parts = [rent, ...depositPart(offer, words), ...commissionPart(offer, words)]
  const facts = parts.map(({ amount: _amount, ...fact }) => fact)
  const amounts = parts.flatMap(({ amount }) => amount ?? [])
  const isWhole = amounts.length === parts.length && offer.deposit !== null
  const small = totalRent(offer) === null ? words.t('moveIn.withoutCharges') : undefined
  const total = { label: words.t('moveIn.total'), small, value: inMoney(sum(...amounts), words), strong: true }
  return isWhole ? [...facts, total] : facts
}

function rentPart(offer: Rental, words: CostWords): Part | null {
  const { baseRent: base } = offer
  if (base === null) return null
  const whole = totalRent(offer)
  const amount = whole ?? base
  return {
    label: words.t(whole === null ? 'moveIn.baseRent' : 'moveIn.totalRent'),
    value: inMoney(amount, words),
    amount,
  }
}

function depositPart(offer: Rental, words: CostWords): Part[] {
  const label = words.t('moveIn.deposit')
  const { deposit } = offer
  if (deposit !== null) return [{ label, value: inMoney(deposit, words), amount: deposit }]
  const phrase = phraseOf(offer, 'depositText', words.locale)
  return phrase ? [{ label, ...phrase, amount: null }] : []
}

/** Default for dwellings: the landlord pays the agent (§ 2 Abs. 1a WoVermRG). The offer's own text takes precedence. */
function commissionPart(offer: Rental, { t, locale }: CostWords): Part[] {
  const { houseType, germanProvision } = offer
  const label = t('commission')
  const read = germanProvision ? commissionIn(germanProvision) : null
  const isFree = germanProvision ? read?.percent === 0 && read.payer !== 'buyer' : houseType !== 'plot'
  if (isFree) return [{ label, value: t('moveIn.byLandlord'), amount: 0 }]
  const phrase = phraseOf(offer, 'provision', locale)
  return phrase ? [{ label, ...phrase, amount: null }] : []
}

function inMoney(euros: number, { locale }: CostWords): string {
  return formatMoney(euros, locale)
}
