import type { ImportPlan } from '#app/exchange/plan.ts'
import { quoted } from '#app/exchange/problems.ts'

/** Where nobody is asked, the connection's word counts, and it is said which of ours it has replaced. */
export function withOverwritten(plan: ImportPlan): ImportPlan {
  const objects = plan.objects.map((object) => {
    const replaced = object.differences.filter(({ choice }) => choice === 'theirs')
    const hints = replaced.map(({ field, before }) => {
      return { code: 'overwritten' as const, element: field, found: quoted(String(before ?? '')) }
    })
    return { ...object, problems: [...object.problems, ...hints] }
  })
  return { ...plan, objects }
}
