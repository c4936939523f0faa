/** What the agency says of itself in English: settings, key figures and replies, the latter two in the German's order. */

export const settingsInEnglish = {
  openingHoursEn: 'Monday to Thursday 9 am to 6 pm, Friday 9 am to 4 pm, Saturday by appointment',
  testimonialOriginEn:
    'Every testimonial comes from someone for whom we have sold or let a property. We have checked each one against the agency agreement, and publish it with consent and in full.',
  sellerCommissionEn: '3.57% of the purchase price incl. VAT; 2.98% from €1 million',
  buyerCommissionEn: '3.57% of the purchase price incl. VAT; 2.98% from €1 million',
  rentalFeeEn: '2.38 months’ base rent incl. VAT',
  supervisoryAuthorityEn:
    'Bezirksamt Hamburg-Mitte (district authority)\nDepartment of Consumer Protection, Trade and the Environment\n20095 Hamburg',
  insuranceEn: 'Elbwacht Versicherung AG\nSpeersort 99, 20095 Hamburg\nTerritorial scope: Germany',
}

export const keyFiguresInEnglish: readonly { labelEn: string }[] = [
  { labelEn: 'Houses and flats sold or let through us' },
  { labelEn: 'Days from the first visit to the notary, on average' },
  { labelEn: 'of the asking price was achieved in 2025' },
  { labelEn: 'Years in the same place, now in the second generation' },
]

export const templatesInEnglish: readonly { subjectEn: string | null; textEn: string }[] = [
  {
    subjectEn: null,
    textEn:
      'Dear [Name],\n\nThank you for your enquiry. [Property] is still available. We would be glad to show it to you on [date].\n\nAll details and pictures: [Link]\n\nKind regards\n[Person]',
  },
  {
    subjectEn: 'Documents for [Property]',
    textEn:
      'Dear [Name],\n\nThank you for your interest in “[Property]”. You will have the documents by [day]. The brochure is ready for you to look at now: [Link]\n\nKind regards\n[Person]',
  },
  {
    subjectEn: '[Property] is no longer available',
    textEn:
      'Dear [Name],\n\nThank you for your enquiry about “[Property]”. It has since been taken. Do get in touch if you are still looking: some homes never make it to the website.\n\nKind regards\n[Person]',
  },
]
