/** Beside an offer, on English pages only: German readers know it. */
export const guide = {
  rent: {
    title: 'Renting in Germany',
    paragraphs: [
      'The base rent (Kaltmiete) is for the rooms alone. With monthly payments towards running costs, usually including heating, it becomes the total rent (Warmmiete). Once a year the landlord settles these payments against the actual costs.',
      'A deposit (Kaution) may be three months’ base rent at most. You may pay it in three equal monthly instalments, the first when the tenancy begins. You get it back after the tenancy, less anything you still owe.',
      'For a viewing, your name and how to reach you are enough. Before a landlord decides, expect to be asked about your income, and often for a credit report (SCHUFA). Commission is paid by whoever instructs the agent, so for homes we let on behalf of the landlord you pay none.',
    ],
  },
  purchase: {
    title: 'Buying in Germany',
    paragraphs: [
      'A purchase is only binding once a notary has recorded the contract. The notary acts for neither side, reads the contract aloud and explains it. If your German is not good enough to follow, it must be translated for you there.',
      'On top of the price come property transfer tax, whose rate each state sets, and fees for the notary and the land register (Grundbuch). Commission may be added; if a consumer buys a flat or a single-family house and the agent acts for both sides, both pay the same. What applies to this property is shown on this page.',
      'By law, agent and notary have to check your identity. Sellers usually ask for confirmation from a bank that you can pay. You pay when the notary tells you that the agreed conditions are met, and you own the property once you are entered in the land register.',
    ],
  },
} as const
