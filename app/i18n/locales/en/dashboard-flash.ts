import type { Translation } from '#app/i18n/config.ts'
import type { flash as flashDe, flashLinks as flashLinksDe } from '#app/i18n/locales/de/dashboard-flash.ts'

/** What was just done, said once on the page after it. */
export const flash = {
  propertyCreated: 'The property has been created.',
  propertySaved: 'The property has been saved.',
  propertySavedUnpublished: 'Saved, but not published. Still missing: {{missing}}',
  propertyNotPublished: 'Not published. Still missing: {{missing}}',
  propertyPublished: '“{{name}}” has been published.',
  propertyUnpublished: '“{{name}}” has been unpublished.',
  propertyHighlighted: 'The property is highlighted.',
  propertyUnhighlighted: 'The property is no longer highlighted.',
  propertySold: '“{{name}}” is marked as sold.',
  propertyUnsold: '“{{name}}” is no longer sold.',
  propertyTrashed: 'The property is in the trash.',
  propertyRestored: 'The property has been restored.',
  picturesAdded_one: 'One picture has been added.',
  picturesAdded_other: '{{count}} pictures have been added.',
  picturesSaved_one: 'One picture has been saved.',
  picturesSaved_other: '{{count}} pictures have been saved.',
  picturesUnchanged: 'There was nothing to save.',
  picturesOrdered: 'The order has been changed.',
  picturesOrderedInPart:
    'The order has been changed. Pictures were added or deleted in the meantime; new ones stand at the end.',
  pictureTurned: 'The picture has been turned.',
  pictureDeleted: 'The picture has been deleted.',
  pictureGone: 'This picture no longer exists. It was deleted or turned in the meantime.',
  pictureKept: 'The last picture of a published offer stays. Upload another one first, or take the offer offline.',
} as const satisfies Translation<typeof flashDe>

/** Where a message leads: the result of what was done. */
export const flashLinks = {
  property: 'Open the property',
  offer: 'See it on the website',
  trash: 'To the trash',
} as const satisfies Translation<typeof flashLinksDe>
