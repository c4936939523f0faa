import { heading, hidden, type PageTexts, passage, points, questions, sentence } from './text-kinds.ts'

type Service = 'sales' | 'rentals' | 'newBuild'

const groups = {
  head: { title: heading, lead: sentence, description: sentence },
  benefits: { hideBenefits: hidden, benefitsTitle: heading, benefitList: points },
  process: { processTitle: heading, steps: points },
  cost: { costTitle: heading, costList: points, costNote: sentence },
  documents: { hideDocuments: hidden, documentsTitle: heading, documentsNote: sentence, documentList: passage },
  questions: { hideQuestions: hidden, questionsTitle: heading, questionList: questions },
  examples: { matching: heading },
  ask: { askUs: heading, askText: sentence },
} as const

/** The titles of sections have one default for all services, and each service may have its own. */
function serviceTexts<Name extends Service>(name: Name) {
  const root = `services.${name}`
  return {
    root,
    groups,
    at: {
      hideBenefits: [`${root}.benefitList`],
      benefitsTitle: ['services.titles.benefits'],
      processTitle: ['services.titles.process'],
      costTitle: ['services.titles.cost'],
      hideDocuments: [`${root}.documentList`],
      documentsTitle: ['services.titles.documents'],
      documentsNote: ['services.titles.documentsNote'],
      hideQuestions: [`${root}.questionList`],
      questionsTitle: ['services.titles.questions'],
      askUs: ['services.titles.askUs'],
      askText: ['services.titles.askText'],
    },
  } as const satisfies PageTexts
}

export const sales = serviceTexts('sales')
export const rentals = serviceTexts('rentals')

const noNewBuild = { noNewBuild: sentence } as const
const building = serviceTexts('newBuild')

export const newBuild = {
  ...building,
  groups: { ...building.groups, examples: { ...building.groups.examples, ...noNewBuild } },
  at: { ...building.at, noNewBuild: ['services.titles.noNewBuild'] },
} as const satisfies PageTexts
