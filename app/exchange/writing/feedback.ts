/** In the OpenImmo feedback format (openimmo_feedback 1.2.5), without personal data. */
import { type Problem, problemKinds, skipsObject } from '#app/exchange/problems.ts'
import type { Element } from '#app/exchange/received.ts'
import { declaration, element, toXml } from './to-xml.ts'

export interface Feedback {
  sender: { name: string; anid: string }
  provider: string
  writtenAt: Date
  objects: readonly { id: string; problems: readonly Problem[] }[]
  stop: Problem | null
  summary: string
  say: (problem: Problem) => string
}

const numbers = { stop: 1, object: 2, hint: 3 } as const

export function feedbackXml(feedback: Feedback): string {
  return `${declaration}${toXml(root(feedback))}\n`
}

function root({ sender, provider, writtenAt, objects, stop, summary, say }: Feedback): Element {
  const faults = [
    ...(stop ? [faultOf(null, stop, say)] : []),
    ...objects.flatMap(({ id, problems }) => problems.map((problem) => faultOf(id, problem, say))),
  ]
  const worst = stop ? 'stop' : objects.some(({ problems }) => problems.some(skipsObject)) ? 'object' : null
  return element('openimmo_feedback', [
    element('version', '1.2.5'),
    element('sender', [
      element('name', sender.name),
      element('openimmo_anid', sender.anid),
      element('datum', writtenAt.toISOString()),
      element('makler_id', provider),
    ]),
    faults.length > 0 ? element('fehlerliste', faults) : null,
    element('status', [element('statusnr', String(worst ? numbers[worst] : 0)), element('text', summary)]),
  ])
}

/** Removes names of people and other properties, and stored values. */
function withoutInternals({ holder: _, ...problem }: Problem): Problem {
  if (problem.code === 'farFromLast' || problem.code === 'halved') return { ...problem, code: 'unusual' }
  if (problem.code === 'severalPeople') return { code: 'unknownPerson' }
  if (problem.code !== 'unknownPerson' && problem.code !== 'overwritten') return problem
  const { found: __, value: ___, ...rest } = problem
  return rest
}

function faultOf(id: string | null, problem: Problem, say: Feedback['say']): Element {
  return element('fehler', [
    id ? element('objekt_id', id) : null,
    element('fehlernr', String(numbers[problemKinds[problem.code]])),
    element('text', say(withoutInternals(problem))),
  ])
}
