import type { Translation } from '#app/i18n/config.ts'
import type { shortlist as german } from '#app/i18n/locales/de/offers/shortlist.ts'

export const shortlist = {
  title: 'Shortlist',
  description: 'Shortlisted properties side by side: what they cost, how large they are and where they differ.',
  numbers: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  own_one:
    '{{number}} property you have shortlisted. The list is on this device only. We learn whose it is when you write to us.',
  own_other:
    '{{number}} properties you have shortlisted. The list is on this device only. We learn whose it is when you write to us.',
  sent_one:
    '{{number}} property on a list whose address you have opened. It is on this device only once you add it to yours.',
  sent_other:
    '{{number}} properties on a list whose address you have opened. It is on this device only once you add it to yours.',
  allGone: 'Nothing on this list is on the market at present.',
  takeOver: 'Add to my shortlist',
  send: 'Send the list by email',
  sendSubject: 'Shortlist from {{agency}}',
  partly: 'Not all of this address could be read, or it names more than {{count}} properties. Here is the rest.',
  gone: {
    title: 'No longer on the market',
    sold: 'Sold in {{month}} and therefore no longer compared.',
    rented: 'Let in {{month}} and therefore no longer compared.',
    soldSometime: 'Sold in the meantime and therefore no longer compared.',
    rentedSometime: 'Let in the meantime and therefore no longer compared.',
    similar_one: 'We still have one that is similar.',
    similar_other: '{{number}} similar ones are still on the market.',
    showSimilar_one: 'View it',
    showSimilar_other: 'View similar ones',
    unknown_one: 'One property is no longer online',
    unknown_other: '{{number}} properties are no longer online',
    unknownText: 'We are not showing it at present. Do ask us about it.',
    unknownTexts: 'We are not showing them at present. Do ask us about them.',
    all: 'All properties',
    remove: 'Remove this entry',
    removeAll: 'Remove these entries',
  },
  comparison: {
    caption_one: '{{number}} property with all its details',
    caption_other: '{{number}} properties compared',
    differ: 'Where they differ',
    differs: 'different',
    only: 'Show differences only',
    all: 'Show all details',
    same: 'The same in every detail.',
    remove: 'Remove',
    unknown: 'not stated',
    price: 'Price',
    perArea: 'Price per m²',
    rentPerArea: 'Basic rent per m²',
    energy: 'Energy',
    state: 'Status',
    onOffer: 'On the market',
  },
  further: {
    title: 'Also on the list',
    choose: 'Compare others',
    chooseText: 'Up to four stand side by side. Tick which.',
    compare: 'Compare',
    tooMany: 'No more than four fit side by side. Here are the first four.',
  },
  enquiry: {
    title_one: 'Ask about it',
    title_other: 'Ask about them together',
    lead_one: 'Whoever looks after it will get in touch with you.',
    lead_other: 'One message is enough. We sort out who looks after what, and one of us gets in touch with you.',
    legend: 'The properties you are asking about',
    offers: 'Properties',
    message_one: 'I am interested in this property and would like to view it.',
    message_other: 'I am interested in these properties and would like to view them.',
    send: 'Send enquiry',
  },
  empty: {
    lead: 'Nothing here yet. The star beside each property keeps it on this device, without an account.',
    steps: [
      { title: 'Keep', text: 'Press the star beside a property. Press it again and it is off the list.' },
      {
        title: 'Compare',
        text: 'Up to four stand side by side, with price, size and energy. Where they differ is marked.',
      },
      {
        title: 'Share',
        text: 'The address of the page is the list. Send it to whomever you like, or print it.',
      },
    ],
    offers: 'View properties',
  },
} as const satisfies Translation<typeof german>
