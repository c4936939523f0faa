import type { pages as german } from '#app/i18n/locales/de/pages.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'
import { about } from './about.ts'
import { choosePassword } from './choose-password.ts'
import { contact } from './contact.ts'
import { finding } from './finding.ts'
import { forgottenPassword } from './forgotten-password.ts'
import { home } from './home.ts'
import { legal } from './legal.ts'
import { map } from './maps/map.ts'
import { places } from './maps/places.ts'
import { meta } from './meta.ts'
import { offer } from './offers/offer.ts'
import { ownPage } from './offers/own-page.ts'
import { shortlist } from './offers/shortlist.ts'
import { subscription } from './offers/subscription.ts'
import { ownData } from './own-data/own-data.ts'
import { pictures } from './pictures.ts'
import { references } from './references.ts'
import { seller } from './seller.ts'
import { services } from './services/services.ts'
import { team } from './team.ts'
import { valuation } from './valuation.ts'
import { withdrawal } from './withdrawal.ts'

export const pages = {
  about,
  choosePassword,
  contact,
  finding,
  footer: { call: 'Let’s talk about your home.' },
  forgottenPassword,
  home,
  map,
  meta,
  offer,
  ownData,
  pictures,
  ownPage,
  places,
  references,
  seller,
  services,
  shortlist,
  subscription,
  team,
  valuation,
  withdrawal,
  ...legal,
} as const satisfies Translation<typeof german>
