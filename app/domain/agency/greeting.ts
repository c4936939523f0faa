export type Greeting = 'morning' | 'afternoon' | 'evening'

/** Berlin time: morning from 4 to 12, afternoon to 18, evening until 4. */
export function greetingAt(moment: Date): Greeting {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' }).format(moment),
  )
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
