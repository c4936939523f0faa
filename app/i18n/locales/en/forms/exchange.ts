import type * as german from '#app/i18n/locales/de/forms/exchange.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const connections = {
  pictureHost: '“{{text}}” is not the name of a server. Enter only that, for example pictures.example.com',
  /** For the maker of a software. */
  mail: 'Hello,\n\nPlease set up an OpenImmo 1.2.7 interface for the website of {{agency}}:\n\nAddress: {{url}}\nMethod: HTTPS, POST or PUT, one ZIP file per transfer with one XML file and the pictures. Without pictures, the XML file alone will do.\nScope: VOLL or TEIL\nPictures: JPEG or PNG inside the ZIP file\n\nIf your software can only send with a user name and password:\n\nAddress: {{basic}}\nUser name: {{user}}\nPassword: {{token}}\n\nThe website does not accept FTP. If your software can only send by FTP, let us know: a server of ours will then forward the files to the address.\n\nThe answer 202 means that the file has arrived.\n\nKind regards\n{{agency}}\n',
  removal: {
    title: 'Remove the connection “{{name}}”?',
    objects_one: 'One property that came from it stays and is then managed here only.',
    objects_other: '{{count}} properties that came from it stay and are then managed here only.',
    text: 'The transfer address stops working at once. Whatever is still waiting for a decision is discarded. This cannot be undone.',
  },
} as const satisfies Translation<typeof german.connections>

export const transfer = {
  taken: 'Received as transfer {{id}}.',
  known: 'This file has already been received, as transfer {{id}}.',
  notRead: 'This is neither a ZIP file nor XML. OpenImmo is expected as a ZIP file or as XML.',
  cutOff: 'The file did not arrive in full. Send it again.',
  empty: 'No file arrived. Send OpenImmo as a ZIP file or as XML.',
  unknown: 'This transfer address is not valid. The website’s administrators can create a new one.',
  tooLarge: 'The file is too large: the limit is {{max}} MB. Send individual properties (TEIL) or smaller pictures.',
  full: 'This address takes {{max}} GB in 24 hours at most. Send the file again in {{wait}}.',
  tooMany: 'Too many transfers. Try again in {{wait}}.',
  method: 'Send the file with POST or PUT.',
} as const satisfies Translation<typeof german.transfer>

export const transferMail = {
  review: 'The connection is set so that every transfer is checked.',
  first: 'It is the first transfer of this connection.',
  overtaken: 'While it was being applied, someone saved something that it also changes.',
  failed: 'Several attempts to process it have failed.',
  held: '{{number}}, {{name}}. {{what}}',
  offline: '{{number}}, {{name}}. Missing: {{lacking}}',
} as const

export const transferWaits = {
  uploaded: 'Uploaded by {{name}}.',
  unknownProvider: 'The file names a provider that is not known here yet.',
  odd: 'The file is older than the one that was applied last, would take many offers offline, or has numbers that someone must confirm.',
} as const satisfies Translation<typeof german.transferWaits>

export const exchangeFiles = {
  log: 'log',
  feedback: 'feedback',
  columns: {
    position: 'Position',
    number: 'Property number',
    name: 'Name',
    outcome: 'Outcome',
    after: 'Afterwards',
    problems: 'Notes',
  },
  outcomes: {
    new: 'new',
    changed: 'changed',
    unchanged: 'unchanged',
    withdrawn: 'withdrawn',
    skipped: 'skipped',
  },
  afters: { public: 'public', draft: 'draft', reference: 'reference', offline: 'offline', none: 'not imported' },
} as const satisfies Translation<typeof german.exchangeFiles>
