/** As `replace(/x+$/, '')` does, which looks at each run of x again from every place in it. `loose` is of one character. */
export function withoutEnd(text: string, loose: RegExp): string {
  const characters = [...text]
  while (loose.test(characters.at(-1) ?? '')) characters.pop()
  return characters.join('')
}
