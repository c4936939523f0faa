import type { subscription } from '#app/i18n/locales/de/offers/subscription.ts'

type Words<Given> = { readonly [Name in keyof Given]: Given[Name] extends string ? string : Words<Given[Name]> }

export type SubscriptionWords = Words<typeof subscription>

export type NewSubscriptionWords = Pick<SubscriptionWords, 'title' | 'lead' | 'search' | 'form' | 'how' | 'sent'>
