/** What the team and the people who have sold through us say in English: by key, and by the picture of the person. */

export const teamInEnglish: Readonly<Record<string, { roleEn: string; bioEn: string }>> = {
  brandt: {
    roleEn: 'Managing Director',
    bioEn:
      'Has run the firm, now in its second generation, since 2009. Looks after country houses and anything that is listed. Would rather read a land register than a novel.',
  },
  lueders: {
    roleEn: 'Sales, Elbe suburbs and beyond',
    bioEn:
      'A carpenter by trade, later a business graduate. Recognises a damp cellar before he sets foot on the stairs, and says so.',
  },
  aydin: {
    roleEn: 'Sales, Alster and Walddörfer',
    bioEn:
      'Knows every staircase in Winterhude, and will tell you frankly when a price cannot be held. With us since 2015, before that at a notary’s office.',
  },
  petersen: {
    roleEn: 'Lettings',
    bioEn:
      'Sees lettings through from the first advertisement to the handover of the last key. Tenants and landlords alike still ring him years later.',
  },
  voss: {
    roleEn: 'Valuations',
    bioEn: 'A publicly appointed and sworn valuer. Her reports are short, precise and stand up to scrutiny.',
  },
  haddad: {
    roleEn: 'New developments and land',
    bioEn:
      'An architect. Interprets between developers and people reading a floor plan for the first time. Whatever the plot, he starts by drawing a house on it.',
  },
}

export const quotesInEnglish: Readonly<Record<string, { quoteEn: string }>> = {
  'client-1.webp': {
    quoteEn: 'I wanted the house to be left standing. They listened, and found the family who wanted that too.',
  },
  'client-2.webp': {
    quoteEn: 'Eleven viewings, all by appointment, none of them wasted. After eleven weeks we were at the notary’s.',
  },
  'client-3.webp': {
    quoteEn:
      'Ms Aydın talked us out of a flat that, in our minds, we had already furnished. The next one was the right one.',
  },
  'client-4.webp': {
    quoteEn: 'Everything that needed doing to the farm was in the brochure. That is why we only had to negotiate once.',
  },
  'client-5.webp': {
    quoteEn: 'The price they named on the first day was the price in the contract at the end.',
  },
  'client-6.webp': {
    quoteEn: 'Sale and move meshed like a railway timetable. I did not spend a single night between two homes.',
  },
}
