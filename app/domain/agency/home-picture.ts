import { pictureFields } from '#app/domain/picture.ts'
import type { FieldValues } from '#app/fields/field.ts'
import { withTranslations } from '#app/fields/translations.ts'

export const homePictureWordFields = withTranslations({ alt: pictureFields.alt })

export type HomePictureWords = FieldValues<typeof homePictureWordFields>
