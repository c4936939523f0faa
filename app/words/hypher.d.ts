declare module 'hypher' {
  namespace Hypher {
    interface Patterns {
      id: string
      leftmin: number
      rightmin: number
      patterns: Record<number, string>
    }
  }

  class Hypher {
    constructor(patterns: Hypher.Patterns)
    hyphenate(word: string): string[]
  }

  export = Hypher
}

declare module 'hyphenation.de' {
  import type { Patterns } from 'hypher'

  const patterns: Patterns
  export = patterns
}
