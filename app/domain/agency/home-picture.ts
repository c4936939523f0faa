import { pictureFields } from '#app/domain/picture.ts'
import type { FieldValues } from '#app/fields/field.ts'
import { withTranslations } from '#app/fields/translations.ts'
import { pick } from '#app/fields/typed-objects.ts'

export const homePictureWordFields = withTranslations(pick(pictureFields, ['alt', 'focus']))

export type HomePictureWords = FieldValues<typeof homePictureWordFields>
