import type { connections as german } from '#app/i18n/locales/de/dashboard/exchange/connections.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const connections = {
  area: 'Data exchange',
  title: 'Connections',
  lead: 'Your agency’s software, which sends its properties here automatically',
  none: 'No software is connected yet. Files can always be uploaded by hand.',
  new: 'Add a connection',
  newLead: 'You will then get the address that your software sends to.',
  create: 'Add and create the address',
  columns: { name: 'Connection', decision: 'Applied', last: 'Latest transfer' },
  objects_one: 'one property',
  objects_other: '{{count}} properties',
  noObjects: 'no properties',
  never: 'none yet',
  decisions: { review: 'after review', automatic: 'automatically' },
  fields: {
    name: 'Name',
    providers: 'Providers',
    decision: 'Transfers are applied',
    publishNew: 'Publish new properties where that is allowed',
    pictureHosts: 'Servers that pictures may be fetched from',
  },
  hints: {
    name: 'What your software is called, for example onOffice. The name appears on imported properties and in their history.',
    providers:
      'Provider number, OpenImmo ID (ANID) or company from your software. Leave it empty to confirm the provider with the first transfer.',
    decision:
      'After review: every transfer waits until someone applies it. Automatically: it is applied unless something looks odd. Where both sides have changed something, your software’s value is used; the previous value stays in the history.',
    publishNew: 'Otherwise new properties arrive as drafts.',
    pictureHosts:
      'Only needed if your software links to pictures instead of sending them. For example pictures.example.com',
  },
  address: {
    title: 'Transfer address',
    text: 'Anyone who has the address can send properties. It is shown only when it is created. If it is lost or has fallen into the wrong hands, create a new one.',
    renew: 'Create a new address',
    question: {
      title: 'Create a new address for “{{name}}”?',
      text: 'The present one stops working at once: your software cannot send anything until the new one has been entered there.',
    },
    ready: {
      title: 'The transfer address for “{{name}}” is ready',
      once: 'It is shown on this page only, and only this once.',
      private: 'Anyone who has it can send properties. Give it to your software provider only.',
      address: 'Address',
      copyAddress: 'Copy the address',
      basic: 'If your software asks for a user name and password',
      basicAddress: 'Address',
      user: 'User name',
      password: 'Password',
      support: 'Text for your software provider',
      supportHint: 'To copy into an email to their support.',
      copySupport: 'Copy the text',
      copied: 'Copied',
      done: 'Go to the connection',
    },
  },
  removal: {
    entry: 'Remove the connection',
    hint: 'Its properties stay and are then managed here only.',
    submit: 'Remove',
  },
} as const satisfies Translation<typeof german>
