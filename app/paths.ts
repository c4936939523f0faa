/** The public address of every page for links, redirects and tests; routes.ts maps them to modules. */

const property = (id: string) => `/dashboard/properties/${id}`
const user = (id: string) => `/dashboard/users/${id}`
const transfer = (id: string) => `/dashboard/exchange/imports/${id}`
const connection = (id: string) => `/dashboard/exchange/connections/${id}`

/** Brings back what a change has replaced. `history` is the page that lists it. */
export const restorationPath = (history: string, version: number | string) => `${history}/${version}/restoration`

const entries = (list: string) => ({
  list,
  new: `${list}/new`,
  entry: (id: string) => `${list}/${id}`,
  history: (id: string) => `${list}/${id}/history`,
  restoration: (id: string, version: number | string) => restorationPath(`${list}/${id}/history`, version),
  order: (id: string) => `${list}/${id}/order`,
  trash: (id: string) => `${list}/${id}/trash`,
  restore: (id: string) => `${list}/${id}/restore`,
})

/** Null when the path cannot be decoded. */
export function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** The dashboard and its sign-in; case-insensitive, like routes. */
export function isStaffPath(pathname: string): boolean {
  return /^\/(dashboard|login)(\/|$)/i.test(decodedPath(pathname) ?? '')
}

/** Where software of the agency's sends its objects: it is no browser. */
export function isTransferPath(pathname: string): boolean {
  return /^\/uebergabe(\/|$)/i.test(decodedPath(pathname) ?? '')
}

export const paths = {
  home: '/',
  offers: '/angebote',
  offer: (id: string) => `/angebote/${id}`,
  expose: (id: string) => `/angebote/${id}/expose`,
  references: '/referenzen',
  reference: (id: string) => `/referenzen/${id}`,
  services: {
    newBuild: '/leistungen/neubauprojekte',
    sales: '/leistungen/verkauf',
    rentals: '/leistungen/vermietung',
  },
  about: '/uber-uns',
  team: '/unser-team',
  contact: '/kontakt',
  contactThanks: '/kontakt/danke',
  valuation: '/bewertung',
  valuationThanks: '/bewertung/danke',
  privacy: '/datenschutz',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
  login: '/login',
  /** To finish signing in, and again before critical actions. */
  loginCode: '/login/code',
  /** A post that returns the options for a passkey. */
  loginPasskey: '/login/passkey',
  logout: '/logout',
  forgottenPassword: '/passwort-vergessen',
  /** Where invited users and those with a reset password choose one. */
  password: (token: string) => `/passwort/${token}`,
  locale: '/locale',
  health: '/health',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  feed: '/angebote.atom',
  /** `width` is one of pictureWidths. */
  media: (key: string, width: number) => `/media/${key}/${width}`,
  /** The base of a map, as `mapOf` and `viewName` call it. */
  map: (revision: string, view: string) => `/karten/${revision}/${view}.svg`,
  /** Where the agency's software sends its objects; without a token, with Basic. */
  transfer: (token?: string) => (token ? `/uebergabe/${token}` : '/uebergabe'),
  dashboard: {
    overview: '/dashboard',
    properties: '/dashboard/properties',
    newProperty: '/dashboard/properties/new',
    bulk: '/dashboard/properties/bulk',
    /** Views of the table that a user keeps under a name. */
    views: '/dashboard/properties/views',
    viewRemoval: (id: string) => `/dashboard/properties/views/${id}/removal`,
    propertiesExport: '/dashboard/properties/export',
    property,
    preview: (id: string) => `${property(id)}/preview`,
    /** `?karte=` what its map shows. */
    location: (id: string) => `${property(id)}/location`,
    history: (id: string) => `${property(id)}/history`,
    restoration: (id: string, version: number | string) => restorationPath(`${property(id)}/history`, version),
    /** Takes a value of the connection that has sent the property. */
    origin: (id: string) => `${property(id)}/origin`,
    duplicate: (id: string) => `${property(id)}/duplicate`,
    images: (id: string) => `${property(id)}/images`,
    imagesOrder: (id: string) => `${property(id)}/images/order`,
    imagesWords: (id: string) => `${property(id)}/images/words`,
    imagesTrash: (id: string) => `${property(id)}/images/trash`,
    imagesRestoration: (id: string) => `${property(id)}/images/restoration`,
    imageOrder: (id: string, key: string) => `${property(id)}/images/${key}/order`,
    imageRotation: (id: string, key: string) => `${property(id)}/images/${key}/rotation`,
    visibility: (id: string) => `${property(id)}/visibility`,
    highlight: (id: string) => `${property(id)}/highlight`,
    reservation: (id: string) => `${property(id)}/reservation`,
    sale: (id: string) => `${property(id)}/sale`,
    /** Tells everybody who asked that it is gone. */
    declines: (id: string) => `${property(id)}/declines`,
    trash: (id: string) => `${property(id)}/trash`,
    restore: (id: string) => `${property(id)}/restore`,
    team: entries('/dashboard/team'),
    testimonials: entries('/dashboard/testimonials'),
    numbers: entries('/dashboard/numbers'),
    /** For replies to enquiries. */
    templates: entries('/dashboard/templates'),
    enquiries: '/dashboard/enquiries',
    enquiriesExport: '/dashboard/enquiries/export',
    enquiry: (id: string) => `/dashboard/enquiries/${id}`,
    enquiryStatus: (id: string) => `/dashboard/enquiries/${id}/status`,
    enquiryDelivery: (id: string) => `/dashboard/enquiries/${id}/delivery`,
    enquiryRemoval: (id: string) => `/dashboard/enquiries/${id}/removal`,
    exchange: '/dashboard/exchange',
    imports: '/dashboard/exchange/imports',
    /** The dry run, the progress and the result. */
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
    users: '/dashboard/users',
    newUser: '/dashboard/users/new',
    user,
    userHistory: (id: string) => `${user(id)}/history`,
    userRestoration: (id: string, version: number | string) => restorationPath(`${user(id)}/history`, version),
    userAccess: (id: string) => `${user(id)}/access`,
    userInvitation: (id: string) => `${user(id)}/invitation`,
    userSecondFactor: (id: string) => `${user(id)}/second-factor`,
    settings: '/dashboard/settings',
    settingsPicture: '/dashboard/settings/picture',
    settingsHistory: '/dashboard/settings/history',
    settingsRestoration: (version: number | string) => restorationPath('/dashboard/settings/history', version),
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
  },
} as const
