/** The usual German sentences about commission in English. */

/** Null for what it does not know. Takes lower case and single spaces. */
export function englishCommission(text: string): string | null {
  return englishFreedom(text) ?? englishRate(text)
}

/** "provisionsfrei", "für käufer provisionsfrei" */
function englishFreedom(text: string): string | null {
  const found = /^(?:für (?:den )?(käufer|mieter) )?(?:provisions|courtage)frei$/.exec(text)
  if (!found) return null
  return found[1] ? `No commission for the ${payers[found[1]]}` : 'No commission'
}

/** "3,57 % inkl. mwst. für käufer, der verkäufer zahlt ebenso viel" */
function englishRate(text: string): string | null {
  const [, number, payer, both] =
    /^(\d{1,2}(?:,\d{1,2})?) ?% (?:inkl\.|einschließlich) (?:mwst\.?|ust\.?|umsatzsteuer|mehrwertsteuer)(?: für (?:den )?(käufer|mieter))?(, der verkäufer zahlt ebenso viel)?$/.exec(
      text,
    ) ?? []
  if (number === undefined) return null
  const by = payer ? `, paid by the ${payers[payer]}` : ''
  return `${number.replace(',', '.')}% incl. VAT${by}${both ? '; the seller pays the same' : ''}`
}

const payers: Readonly<Record<string, string>> = { käufer: 'buyer', mieter: 'tenant' }
