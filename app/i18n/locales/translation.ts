/** German is the model: English has the same keys with any texts. */
export type Translation<German> = {
  readonly [Key in keyof German]: German[Key] extends string ? string : Translation<German[Key]>
}
