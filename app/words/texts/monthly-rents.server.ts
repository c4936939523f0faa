const read = /^(\d{1,2}(?:,\d{1,2})?|\p{L}{3,4}) ?((?:[nm]?km|mm)(?![\p{L}])|\p{L}+)( ?\(?(?:netto ?)?kalt\)?)?$/u

/** "2 months’ base rent". Takes matches of the patterns in commission.server.ts and deposit.server.ts. */
export function englishRents(text: string): string {
  const [, count = '', kind = '', isBase] = read.exec(text) ?? []
  const number = numbers[count] ?? count.replace(',', '.')
  const months = number === 'one' || number === '1' ? 'month’s' : 'months’'
  const rent = kind.includes('warm') ? 'total rent' : isBase || /k/.test(kind) ? 'base rent' : 'rent'
  return `${number} ${months} ${rent}`
}

const numbers: Readonly<Record<string, string>> = { ein: 'one', eine: 'one', zwei: 'two', drei: 'three' }
