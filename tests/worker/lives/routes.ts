/** Which addresses of the dashboard that take posts the lives post to, and why the others are left to other tests. */

export const inLives = [
  'properties/new',
  'properties/:id',
  'properties/:id/images',
  'properties/:id/images/order',
  'properties/:id/images/trash',
  'properties/:id/images/restoration',
  'properties/:id/prepared/release',
  'properties/:id/prepared/schedule',
  'properties/:id/prepared/request',
  'properties/:id/prepared/discard',
  'properties/:id/seller',
  'properties/:id/visibility',
  'properties/:id/highlight',
  'properties/:id/reservation',
  'properties/:id/sale',
  'properties/:id/declines',
  'properties/:id/trash',
  'properties/:id/restore',
  'team/:id/trash',
  'team/:id/restore',
  'enquiries/addresses/removal',
  'exchange/imports',
  'exchange/imports/:id/apply',
  'exchange/imports/:id/undo',
] as const

const pressed = 'pressed as the pages show it, at the end of a life'
const account = 'about an account, no part of a property: account, users, passkeys and second-factor tests'
const entry = 'entries have one mechanism, which entries.test.ts tries with every list'
const connection = 'about a connection, no part of a property: exchange-connections.test.ts'
const desk = 'about one enquiry: enquiry-desk.test.ts and enquiry-states.test.ts'
const pages = 'page texts: page-texts.test.ts and page-rows.test.ts'

/** An address that ends with a star stands for all that begin like it. */
export const exceptions: Record<string, string> = {
  'properties/bulk': 'the acts of the list on many, by the same function: properties-table.test.ts',
  'properties/views*': 'names a search, changes no property: properties-table.test.ts',
  'properties/:id/history/:version/restoration': pressed,
  'properties/:id/location': pressed,
  'properties/:id/origin': pressed,
  'properties/:id/duplicate': 'makes another property: properties-daily.test.ts',
  'properties/:id/images/words': pressed,
  'properties/:id/images/chosen': pressed,
  'properties/:id/images/:key/order': pressed,
  'properties/:id/images/:key/rotation': pressed,
  'properties/:id/images/:key/texts/:locale/:field/freshness': pressed,
  'properties/:id/price': pressed,
  'properties/:id/stage': pressed,
  'properties/:id/seller/link': pressed,
  'properties/:id/texts/:locale/:field/freshness': pressed,
  'exchange/connections/*': connection,
  'exchange/imports/:id': 'shows the dry run with other decisions: exchange-dry-run.test.ts',
  'exchange/imports/:id/discard': 'ends a dry run, changes no property: exchange-dry-run.test.ts',
  'team/*': entry,
  'testimonials/*': entry,
  'numbers/*': entry,
  'templates/*': entry,
  'pages/own/*': entry,
  'enquiries*': desk,
  'users/*': account,
  'account*': account,
  'settings*': 'of the agency, no part of a property: settings.test.ts',
  'pages/:page*': pages,
}
