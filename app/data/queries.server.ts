/** Several questions in one call: a statement each, and what its rows mean. */
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from './database.server.ts'

type Statement = BatchItem<'sqlite'>

export interface Question<Answer> {
  statement: Statement
  answer: (rows: never) => Answer
}

export function question<Asked extends Statement & PromiseLike<unknown>, Answer>(
  statement: Asked,
  answer: (rows: Awaited<Asked>) => Answer,
): Question<Answer> {
  return { statement, answer }
}

type Answers<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends Question<infer Answer> ? Answer : never
}

/** Asks all of them in one batch, so that a page waits once. D1 tells columns by their names there, so no two may share one. */
export async function ask<Questions extends Record<string, Question<unknown>>>(
  db: Database,
  questions: Questions,
): Promise<Answers<Questions>> {
  const asked = Object.entries(questions)
  const results = await db.batch(asked.map(([, { statement }]) => statement) as [Statement, ...Statement[]])
  const answers = asked.map(([name, { answer }], index) => [name, answer(results[index] as never)])
  return Object.fromEntries(answers) as Answers<Questions>
}

/** Asks one alone. */
export async function answerTo<Answer>({ statement, answer }: Question<Answer>): Promise<Answer> {
  return answer((await statement) as never)
}
