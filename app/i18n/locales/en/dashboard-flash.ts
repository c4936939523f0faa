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
  propertyHighlighted: '“{{name}}” is highlighted.',
  propertyUnhighlighted: '“{{name}}” is no longer highlighted.',
  propertySold: '“{{name}}” is marked as sold.',
  propertyUnsold: '“{{name}}” is no longer sold.',
  propertyTrashed: '“{{name}}” is in the trash.',
  propertyRestored: '“{{name}}” has been restored.',
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
  enquiryNew: 'The enquiry from {{name}} is back among the new ones.',
  enquiryAnswered: 'The enquiry from {{name}} is marked as answered.',
  enquiryArchived: 'The enquiry from {{name}} is archived.',
  enquiryDeleted: 'The enquiry from {{name}} is deleted.',
  enquiryDelivered: 'The enquiry from {{name}} is delivered.',
  enquiryDeliveredBefore: 'Nothing was sent: everything has been delivered already.',
  enquiryNotDelivered: 'Not delivered yet. {{reason}}',
  enquiryOnItsWay: 'Delivery is still under way. Load the page again in a minute.',
  propertyReserved: '“{{name}}” is marked as reserved.',
  propertyUnreserved: '“{{name}}” is no longer reserved.',
  propertyUnsoldUnpublished:
    '“{{name}}” is no longer sold and not published for the time being. Still missing: {{missing}}',
  propertyRestoredUnpublished: '“{{name}}” has been restored as a draft. Still missing: {{missing}}',
  propertyInTrash: '“{{name}}” is in the trash. It can be restored there.',
  propertyNotInTrash: '“{{name}}” is not in the trash.',
  propertyOvertaken: 'Somebody has just changed “{{name}}”. Please try again.',
  propertyCopied: '“{{name}}” has been created, not published yet.',
  propertyCopiedWithout_one: '“{{name}}” has been created, without one picture whose file is missing.',
  propertyCopiedWithout_other: '“{{name}}” has been created, without {{count}} pictures whose files are missing.',
  /** Sentences that the act has already put together. */
  propertiesChanged: '{{text}}',
  entryAdded: '“{{name}}” has been added.',
  entrySaved: '“{{name}}” has been saved.',
  entryMoved: '“{{name}}” is now number {{position}} of {{total}}.',
  entryRemoved: '“{{name}}” has been removed.',
  entryGone: 'This entry no longer exists. Somebody has already removed it.',
  propertyRestoredAndSaved: 'The property has been restored and saved, as a draft.',
} as const satisfies Translation<typeof flashDe>

/** Where a message leads: the result of what was done. */
export const flashLinks = {
  property: 'Open the property',
  offer: 'See it on the website',
  trash: 'To the trash',
  website: 'See it on the website',
} as const satisfies Translation<typeof flashLinksDe>
