import type { PageName } from '#app/domain/pages/page-texts.ts'
import { paths } from './public.ts'

const page = (name: PageName) => `/dashboard/pages/${name}`
const property = (id: string) => `/dashboard/properties/${id}`
const user = (id: string) => `/dashboard/users/${id}`
const transfer = (id: string) => `/dashboard/exchange/imports/${id}`
const connection = (id: string) => `/dashboard/exchange/connections/${id}`

/** Restores what a change has replaced. */
export const restorationPath = (history: string, version: number | string) => `${history}/${version}/restoration`

/** Takes back a save just made: asks about what has been changed since, which a restoration out of the history replaces. */
export const undoPath = (history: string, version: number) => `${restorationPath(history, version)}?undo`

/** Confirms a translation whose German text is newer. */
const freshness = (locale: string, field: string) => `texts/${locale}/${field}/freshness`

const entries = (list: string) => ({
  list,
  new: `${list}/new`,
  entry: (id: string) => `${list}/${id}`,
  history: (id: string) => `${list}/${id}/history`,
  restoration: (id: string, version: number | string) => restorationPath(`${list}/${id}/history`, version),
  order: (id: string) => `${list}/${id}/order`,
  trash: (id: string) => `${list}/${id}/trash`,
  restore: (id: string) => `${list}/${id}/restore`,
  freshness: (id: string, locale: string, field: string) => `${list}/${id}/${freshness(locale, field)}`,
})

export const dashboardPaths = {
  overview: '/dashboard',
  properties: '/dashboard/properties',
  newProperty: '/dashboard/properties/new',
  bulk: '/dashboard/properties/bulk',
  views: '/dashboard/properties/views',
  viewRemoval: (id: string) => `/dashboard/properties/views/${id}/removal`,
  propertiesExport: '/dashboard/properties/export',
  property,
  /** What the table shows as the price. */
  price: (id: string) => `${property(id)}/price`,
  /** The email alerts that a property matches. */
  waiting: (id: string) => `${property(id)}/waiting`,
  preview: (id: string) => `${property(id)}/preview`,
  /** `?karte=` selects the map view. */
  location: (id: string) => `${property(id)}/location`,
  history: (id: string) => `${property(id)}/history`,
  restoration: (id: string, version: number | string) => restorationPath(`${property(id)}/history`, version),
  /** Takes a value from the connection that sends the property. */
  origin: (id: string) => `${property(id)}/origin`,
  duplicate: (id: string) => `${property(id)}/duplicate`,
  images: (id: string) => `${property(id)}/images`,
  imagesOrder: (id: string) => `${property(id)}/images/order`,
  imagesWords: (id: string) => `${property(id)}/images/words`,
  imagesChosen: (id: string) => `${property(id)}/images/chosen`,
  imagesTrash: (id: string) => `${property(id)}/images/trash`,
  imagesRestoration: (id: string) => `${property(id)}/images/restoration`,
  imageOrder: (id: string, key: string) => `${property(id)}/images/${key}/order`,
  imageRotation: (id: string, key: string) => `${property(id)}/images/${key}/rotation`,
  imageFreshness: (id: string, key: string, locale: string, field: string) =>
    `${property(id)}/images/${key}/${freshness(locale, field)}`,
  stage: (id: string) => `${property(id)}/stage`,
  /** With the prepared values in the form. */
  editPrepared: (id: string) => `${property(id)}?prepared=1`,
  prepared: (id: string) => `${property(id)}/prepared`,
  preparedPreview: (id: string) => `${property(id)}/preview?prepared=1`,
  preparedRelease: (id: string) => `${property(id)}/prepared/release`,
  preparedSchedule: (id: string) => `${property(id)}/prepared/schedule`,
  preparedRequest: (id: string) => `${property(id)}/prepared/request`,
  /** The owner, and the link to the owner's page. */
  figures: (id: string) => `${property(id)}/figures`,
  seller: (id: string) => `${property(id)}/seller`,
  sellerLink: (id: string) => `${property(id)}/seller/link`,
  preparedDiscard: (id: string) => `${property(id)}/prepared/discard`,
  visibility: (id: string) => `${property(id)}/visibility`,
  highlight: (id: string) => `${property(id)}/highlight`,
  reservation: (id: string) => `${property(id)}/reservation`,
  sale: (id: string) => `${property(id)}/sale`,
  /** Declines all open enquiries. */
  declines: (id: string) => `${property(id)}/declines`,
  freshness: (id: string, locale: string, field: string) => `${property(id)}/${freshness(locale, field)}`,
  trash: (id: string) => `${property(id)}/trash`,
  restore: (id: string) => `${property(id)}/restore`,
  team: entries('/dashboard/team'),
  testimonials: entries('/dashboard/testimonials'),
  numbers: entries('/dashboard/numbers'),
  templates: entries('/dashboard/templates'),
  ownPages: entries('/dashboard/pages/own'),
  ownPagePreview: (id: string) => `/dashboard/pages/own/${id}/preview`,
  enquiries: '/dashboard/enquiries',
  enquiriesExport: '/dashboard/enquiries/export',
  addresses: '/dashboard/enquiries/addresses',
  address: (email: string) => `/dashboard/enquiries/addresses?${new URLSearchParams({ q: email })}`,
  addressRemoval: (email: string) => `/dashboard/enquiries/addresses/removal?${new URLSearchParams({ email })}`,
  enquiry: (id: string) => `/dashboard/enquiries/${id}`,
  enquiryStatus: (id: string) => `/dashboard/enquiries/${id}/status`,
  enquiryDelivery: (id: string) => `/dashboard/enquiries/${id}/delivery`,
  enquiryRemoval: (id: string) => `/dashboard/enquiries/${id}/removal`,
  exchange: '/dashboard/exchange',
  imports: '/dashboard/exchange/imports',
  import: transfer,
  importApply: (id: string) => `${transfer(id)}/apply`,
  importDiscard: (id: string) => `${transfer(id)}/discard`,
  importUndo: (id: string) => `${transfer(id)}/undo`,
  importLog: (id: string) => `${transfer(id)}/log.csv`,
  importFeedback: (id: string) => `${transfer(id)}/feedback.xml`,
  /** `?for=` a receiver, or `backup` for everything. */
  export: '/dashboard/exchange/export.zip',
  propertyExport: (id: string) => `${property(id)}/openimmo.zip`,
  newConnection: '/dashboard/exchange/connections/new',
  connection,
  connectionHistory: (id: string) => `${connection(id)}/history`,
  connectionRestoration: (id: string, version: number | string) =>
    restorationPath(`${connection(id)}/history`, version),
  connectionToken: (id: string) => `${connection(id)}/token`,
  connectionRemoval: (id: string) => `${connection(id)}/removal`,
  /** `?on=` rehearses a day. */
  rules: '/dashboard/rules',
  /** `?q=` searches, `#` leads to a subject. */
  help: '/dashboard/help',
  users: '/dashboard/users',
  newUser: '/dashboard/users/new',
  user,
  userHistory: (id: string) => `${user(id)}/history`,
  userAccess: (id: string) => `${user(id)}/access`,
  userInvitation: (id: string) => `${user(id)}/invitation`,
  userSecondFactor: (id: string) => `${user(id)}/second-factor`,
  settings: '/dashboard/settings',
  settingsPicture: '/dashboard/settings/picture',
  settingsFreshness: (locale: string, field: string) => `/dashboard/settings/${freshness(locale, field)}`,
  settingsPictureFreshness: (locale: string, field: string) =>
    `/dashboard/settings/picture/${freshness(locale, field)}`,
  settingsLogo: '/dashboard/settings/logo',
  settingsHistory: '/dashboard/settings/history',
  pages: '/dashboard/pages',
  page,
  pageHistory: (name: PageName) => `${page(name)}/history`,
  pageFreshness: (name: PageName, locale: string, field: string) => `${page(name)}/${freshness(locale, field)}`,
  /** `?in=` a language. */
  pagePreview: (name: PageName, locale: string) => `${page(name)}/preview?in=${locale}`,
  account: '/dashboard/account',
  accountPassword: '/dashboard/account/password',
  accountSessions: '/dashboard/account/sessions',
  secondFactor: '/dashboard/account/second-factor',
  secondFactorApp: '/dashboard/account/second-factor/app',
  secondFactorRemoval: '/dashboard/account/second-factor/removal',
  recoveryCodes: '/dashboard/account/second-factor/recovery-codes',
  passkeys: '/dashboard/account/passkeys',
  passkeyOptions: '/dashboard/account/passkeys/options',
  passkeyRemoval: (id: string) => `/dashboard/account/passkeys/${id}/removal`,
} as const

/** In the address, so that a refused form keeps it. */
export function pricePath(id: string, redirectTo: string): string {
  return `${dashboardPaths.price(id)}?${new URLSearchParams({ redirectTo })}`
}

/** Where visitors read the texts of a page. */
export const shownPages = {
  home: paths.home,
  offers: paths.offers,
  references: paths.references,
  ...paths.services,
  valuation: paths.valuation,
  about: paths.about,
  team: paths.team,
  contact: paths.contact,
  legal: paths.imprint,
} as const satisfies Record<PageName, string>
