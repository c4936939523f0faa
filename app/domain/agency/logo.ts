import { type BarePicture, pictureKeyField } from '#app/domain/picture.ts'

export const logoFields = { logo: pictureKeyField.picture, icon: pictureKeyField.picture }

export type LogoName = keyof typeof logoFields

/** Without a logo, pages show the drawn gable; without an icon, the browser's tab does. */
export type Logos = Readonly<Record<LogoName, BarePicture | null>>

/** Bounds of a logo's sides, longer by shorter: beyond them nothing is readable at the height of a header. */
export const logoBounds = { wide: 20, high: 5 } as const
