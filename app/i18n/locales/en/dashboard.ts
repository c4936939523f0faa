import type { dashboard as german } from '#app/i18n/locales/de/dashboard.ts'
import { enquiries } from '#app/i18n/locales/en/dashboard/enquiries.ts'
import { entries } from '#app/i18n/locales/en/dashboard/entries.ts'
import { connections } from '#app/i18n/locales/en/dashboard/exchange/connections.ts'
import { exchange } from '#app/i18n/locales/en/dashboard/exchange/exchange.ts'
import { exports } from '#app/i18n/locales/en/dashboard/exchange/export.ts'
import { exchangeStops } from '#app/i18n/locales/en/dashboard/exchange/stops.ts'
import { flash, flashActs, flashLinks } from '#app/i18n/locales/en/dashboard/flash.ts'
import { propertyEditor } from '#app/i18n/locales/en/dashboard/form.ts'
import { location } from '#app/i18n/locales/en/dashboard/location.ts'
import { origin } from '#app/i18n/locales/en/dashboard/origin.ts'
import { attention, overview } from '#app/i18n/locales/en/dashboard/overview.ts'
import { pages } from '#app/i18n/locales/en/dashboard/pages.ts'
import { pictures } from '#app/i18n/locales/en/dashboard/pictures.ts'
import { prepared } from '#app/i18n/locales/en/dashboard/prepared.ts'
import { properties } from '#app/i18n/locales/en/dashboard/properties.ts'
import { rulesPage } from '#app/i18n/locales/en/dashboard/rules.ts'
import { saving } from '#app/i18n/locales/en/dashboard/saving.ts'
import { secondFactor } from '#app/i18n/locales/en/dashboard/second-factor.ts'
import { seller } from '#app/i18n/locales/en/dashboard/seller.ts'
import { settings } from '#app/i18n/locales/en/dashboard/settings.ts'
import { texts } from '#app/i18n/locales/en/dashboard/texts.ts'
import { account, users } from '#app/i18n/locales/en/dashboard/users.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const dashboard = {
  title: 'Dashboard',
  missing: {
    title: 'This is no longer here',
    text: 'Someone has deleted it, or the address is wrong. Deleted properties stay in the trash for 30 days.',
  },
  frame: {
    areas: 'Sections',
    overview: 'Overview',
    properties: 'Properties',
    team: 'Team',
    testimonials: 'Testimonials',
    numbers: 'Agency in figures',
    enquiries: 'Enquiries',
    newEnquiries_one: 'one new',
    newEnquiries_other: '{{count}} new',
    exchange: 'Data exchange',
    waitingImports_one: 'one transfer waiting',
    waitingImports_other: '{{count}} transfers waiting',
    pages: 'Pages',
    help: 'Help',
    rules: 'Rules',
    users: 'Users',
    settings: 'Settings',
    account: 'My account',
    website: 'View the website',
    menu: 'Menu',
    close: 'Close',
    signOut: 'Sign out',
    roles: { admin: 'Administrator', editor: 'Editor' },
  },
  crumbs: 'Breadcrumbs',
  price: {
    label: 'Price',
    title: 'Price: {{name}}',
    change: 'Change price',
    changeNamed: 'Change price: {{name}}',
  },
  help: {
    search: 'Search the help',
    submit: 'Search',
    topics: 'Topics',
    found: 'Found for “{{q}}”.',
    nothing: 'Nothing for “{{q}}”.',
    all: 'Show everything',
    about: 'Help: {{topic}} (new tab)',
    names: {
      marketing: 'Marketing',
      energy: 'Energy details',
      provision: 'Commission',
      alerts: 'Email alerts',
      exchange: 'Exchange',
    },
  },
  busy: {
    loading: 'The page is loading …',
    searching: 'The list is being put together …',
    saving: 'Saving …',
    sending: 'The reply is being sent …',
    previewing: 'The preview is being written …',
    uploading: 'The pictures are being uploaded …',
    reading: 'The file is being read …',
    applying: 'The transfer is being applied …',
    undoing: 'Undoing …',
    changingMany: 'The selection is being changed …',
  },
  neighbours: {
    label: 'Step through the list',
    previous: 'Previous',
    next: 'Next',
    previousNamed: 'Previous: {{name}}',
    nextNamed: 'Next: {{name}}',
    place: '{{place}} of {{total}}',
  },
  closeMessage: 'Close message',
  undo: 'Undo',
  cancel: 'Cancel',
  signIn: {
    title: 'Sign in',
    email: 'Email address',
    password: 'Password',
    submit: 'Sign in',
    forgotten: 'Forgotten your password?',
    back: 'Back to the website',
    interrupted: 'Your session has ended. What you entered is still here: sign in to carry on.',
    drafts_one: 'There is an unsaved draft on this device.',
    drafts_other: 'There are {{count}} unsaved drafts on this device.',
    forgetDrafts: 'Delete drafts on this device',
    draftsForgotten: 'The drafts on this device have been deleted.',
    goOnTitle: 'You are signed in again',
    goOn: 'What you entered is still here. It will be saved when you continue.',
    goOnFiles: 'The files you chose could not be kept. Choose them again afterwards.',
    goOnSubmit: 'Continue',
  },
  moment: '{{date}}, {{time}}',
  nearMoment: { yesterday: 'yesterday, {{time}}', today: 'today, {{time}}', tomorrow: 'tomorrow, {{time}}' },
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  overview,
  attention,
  properties,
  pager: {
    label: 'Pages',
    range_one: 'One property',
    range_other: '{{from}} to {{to}} of {{total}} properties',
    page: 'Page {{page}}',
    previous: 'Previous page',
    next: 'Next page',
    perPage: 'Per page',
  },
  ...propertyEditor,
  ...saving,
  texts,
  location,
  origin,
  pages,
  prepared,
  seller,
  pictures,
  connections,
  exports,
  enquiries,
  entries,
  exchange,
  exchangeStops,
  users,
  account,
  rulesPage,
  secondFactor,
  settings,
  flash,
  flashActs,
  flashLinks,
} as const satisfies Translation<typeof german>
