import { type Static, Type } from 'typebox'
import { breachKinds } from '../../rules/accounts/breach-notice.ts'
import { OneLine, oneOf } from '../wire.ts'

const Part = Type.String({ maxLength: 2_000 })

/** What a superadmin writes for a notice of a breach (privacy 6.1). */
export const BreachFormSchema = Type.Object(
  {
    touched: Type.Array(oneOf(breachKinds), { maxItems: breachKinds.length }),
    since: OneLine(10, { description: 'YYYY-MM-DD, a day in India' }),
    happened: Part,
    consequences: Part,
    measures: Part,
    advice: Part,
  },
  { additionalProperties: false },
)

export type BreachFormBody = Static<typeof BreachFormSchema>
