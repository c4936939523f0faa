/** The public address of every page, for links, redirects and tests. routes.ts says which module answers it. */

const property = (id: string) => `/dashboard/properties/${id}`

export const paths = {
  home: '/',
  offers: '/angebote',
  offer: (id: string) => `/angebote/${id}`,
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
  privacy: '/datenschutz',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
  login: '/login',
  logout: '/logout',
  locale: '/locale',
  health: '/health',
  robots: '/robots.txt',
  /** A picture at one of the widths of pictureWidths. */
  media: (key: string, width: number) => `/media/${key}/${width}.webp`,
  dashboard: {
    overview: '/dashboard',
    properties: '/dashboard/properties',
    newProperty: '/dashboard/properties/new',
    property,
    images: (id: string) => `${property(id)}/images`,
    image: (id: string, key: string) => `${property(id)}/images/${key}`,
    imageRemoval: (id: string, key: string) => `${property(id)}/images/${key}/removal`,
    imageOrder: (id: string, key: string) => `${property(id)}/images/${key}/order`,
    visibility: (id: string) => `${property(id)}/visibility`,
    highlight: (id: string) => `${property(id)}/highlight`,
    sale: (id: string) => `${property(id)}/sale`,
    trash: (id: string) => `${property(id)}/trash`,
    restore: (id: string) => `${property(id)}/restore`,
    team: '/dashboard/team',
    testimonials: '/dashboard/testimonials',
    numbers: '/dashboard/numbers',
  },
} as const
