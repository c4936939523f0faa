import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './questions.module.css'

interface QuestionsProps {
  questions: readonly { readonly question: string; readonly answer: string }[]
}

export function Questions({ questions }: QuestionsProps) {
  return (
    <ul className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <li key={question}>
          <details>
            <summary>
              <span>{question}</span>
              <Icon name="plus" />
            </summary>
            <p>{answer}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}
