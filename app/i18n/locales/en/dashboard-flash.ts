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
  pictureSaved: 'The picture has been saved.',
  pictureMoved: 'The order has been changed.',
  pictureDeleted: 'The picture has been deleted.',
  pictureKept: 'The last picture of a published offer stays. Upload another one first, or take the offer offline.',
  userSaved: '“{{name}}” has been saved.',
  userDisabled: '“{{name}}” has been blocked and signed out everywhere.',
  userEnabled: '“{{name}}” can sign in again.',
  userIsSelf: 'You cannot block yourself. Only somebody else in the administration can.',
  userIsLastAdmin: '“{{name}}” stays: otherwise nobody could manage users and settings any more.',
  userIsDisabled: '“{{name}}” is blocked. Unblock the access before you make a link.',
  passwordChosen: 'Your password has been saved. You are signed in.',
  passwordChanged: 'Your password has been changed. You are signed out everywhere else.',
  accountSaved: 'Your name has been saved.',
  sessionEnded: 'The session has been ended.',
  sessionGone: 'That session had already ended.',
  sessionsEnded_one: 'One other session has been ended.',
  sessionsEnded_other: '{{count}} other sessions have been ended.',
  settingsSaved: 'The settings have been saved.',
  settingsSavedOddVatId:
    'The settings have been saved. Check the VAT id: “{{vatId}}” does not consist of DE and nine digits.',
  homePictureSaved: 'The picture of the home page has been saved.',
  homePictureWithoutAlt: 'The picture of the home page has been saved. Describe what it shows as well.',
  homePictureRemoved: 'The picture is no longer on the home page.',
} as const satisfies Translation<typeof flashDe>

/** Where a message leads: the result of what was done. */
export const flashLinks = {
  property: 'Open the property',
  offer: 'See it on the website',
  trash: 'To the trash',
  user: 'Open the user',
  home: 'See the home page',
} as const satisfies Translation<typeof flashLinksDe>
