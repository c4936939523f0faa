import type { Translation } from '#app/i18n/config.ts'
import type { attention as attentionDe, overview as overviewDe } from '#app/i18n/locales/de/dashboard-overview.ts'

export const overview = {
  title: 'Overview',
  counts: 'Portfolio',
  total: 'Properties in total',
  available: 'Available',
  featured: 'Featured',
  members: 'Team members',
  attentionTitle: 'Waiting for you',
  noAttention: 'Nothing. Everything is done.',
  moreDrafts_one: 'One more draft that lacks something',
  moreDrafts_other: '{{count}} more drafts that lack something',
  enquiriesTitle: 'New enquiries',
  noEnquiries: 'No new enquiry.',
  withoutProperty: 'no property, by the contact page',
  featuredTitle: 'Featured',
  noFeatured: 'No featured properties available.',
  recentTitle: 'Recently edited',
  noRecent: 'There is no property yet.',
  changedAt: '{{number}} · {{moment}}',
  changedBy: '{{number}} · {{moment}}, {{name}}',
} as const satisfies Translation<typeof overviewDe>

/** What is the matter, what about it, and what to do. */
export const attention = {
  undelivered: 'An enquiry was stored but not delivered',
  about: '{{name}} about {{property}}',
  nextAttempt: 'Next attempt: {{moment}}',
  givenUp: 'No further attempt will be made',
  look: 'See it',
  newEnquiries_one: 'One new enquiry',
  newEnquiries_other: '{{count}} new enquiries',
  oldest_one: 'It came {{moment}}.',
  oldest_other: 'The oldest came {{moment}}.',
  answer: 'Answer',
  offerLacks_one: '{{number}} is online, but one required particular is missing',
  offerLacks_other: '{{number}} is online, but {{count}} required particulars are missing',
  certificateExpired: 'The energy certificate of {{number}} ran out on {{date}}',
  certificateExpires: 'The energy certificate of {{number}} runs out on {{date}}',
  draftLacks_one: 'Draft {{number}}: one particular is missing for publishing',
  draftLacks_other: 'Draft {{number}}: {{count}} particulars are missing for publishing',
  acts: {
    offerLacks: 'Complete it',
    certificateExpired: 'Open the form',
    certificateExpires: 'Open the form',
    draftLacks: 'Go on editing',
  },
} as const satisfies Translation<typeof attentionDe>
