import { propertyFields } from '#app/domain/properties/property.ts'
import { jointly } from '#app/domain/saving/joint-fields.ts'
import type { ImportPlan, StockMember } from '#app/exchange/plan.ts'
import { quoted } from '#app/exchange/problems.ts'

/** Without a person, the file's values win, and each overwritten value is reported. */
export function withOverwritten(plan: ImportPlan, members: readonly StockMember[]): ImportPlan {
  const nameOf = (id: unknown) => members.find((member) => member.id === id)?.name ?? ''
  const objects = plan.objects.map((object) => {
    const replaced = jointly(propertyFields, object.differences).flatMap((joint) =>
      joint[0].choice === 'theirs' ? joint : [],
    )
    const hints = replaced.map(({ field, before }) => {
      const problem = { code: 'overwritten' as const, element: field }
      if (field === 'responsibleMember') return { ...problem, found: quoted(nameOf(before)) }
      return { ...problem, value: typeof before === 'string' ? quoted(before) : before }
    })
    return { ...object, problems: [...object.problems, ...hints] }
  })
  return { ...plan, objects }
}
