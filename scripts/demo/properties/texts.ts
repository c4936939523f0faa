/** A blank line makes a paragraph, a line that starts with "- " a list item. */
export const paragraphs = (...texts: string[]) => texts.join('\n\n')

export const list = (...items: string[]) => items.map((item) => `- ${item}`).join('\n')

/** The commission that buyer and seller pay alike, in English. */
export const sharedCommission = (percent: string) =>
  `${percent}% incl. VAT, paid by the buyer; the seller pays the same`
