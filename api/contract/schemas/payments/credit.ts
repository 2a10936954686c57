import { type Static, Type } from 'typebox'
import { largestCreditLimit, longestCreditDays } from '../../rules/limits.ts'
import { Instant, Rupees } from '../wire.ts'

const days = Type.Integer({
  minimum: 0,
  maximum: longestCreditDays,
  description: 'from the invoice until it is due',
})
const graceDays = Type.Integer({
  minimum: 0,
  maximum: longestCreditDays,
  description: 'for so many days a bill may be overdue before nothing more is sold on credit',
})
const onHold = Type.Boolean({ description: 'nothing is sold on credit, whatever is owed' })

/** What the store lets a buyer owe. The whole of it is replaced. */
export const CreditTermsSchema = Type.Object(
  {
    limit: Type.Number({
      minimum: 0,
      maximum: largestCreditLimit,
      description: 'rupees, at most two decimals; 0 takes the credit away',
    }),
    days,
    graceDays,
    onHold,
  },
  { additionalProperties: false },
)

/** How a buyer stands now. */
export const CreditStandingSchema = Type.Object({
  limit: Rupees,
  days,
  graceDays,
  onHold,
  used: Type.Unsafe<number>({
    ...Rupees,
    description: 'orders on credit and open bills, less advances; below zero for an advance',
  }),
  left: Rupees,
  overdue: Type.Unsafe<number>({ ...Rupees, description: 'beyond the days of grace' }),
})

/** {@link CreditStandingSchema} with who set it. */
export const CreditSchema = Type.Object({
  ...CreditStandingSchema.properties,
  setAt: Type.Optional(Instant),
  setBy: Type.Optional(Type.String({ description: 'the name of the admin; for admins' })),
})

/** Without `credit` the account has none. */
export const CreditAnswerSchema = Type.Object({ credit: Type.Optional(CreditSchema) })

export const CreditChangedSchema = Type.Object({
  message: Type.String(),
  ...CreditAnswerSchema.properties,
})

/** Orders that were sent unpaid to buyers with credit. */
export const DueBillCountsSchema = Type.Object({
  overdue: Type.Integer(),
  dueSoon: Type.Integer({ description: 'within a week' }),
})

export type CreditTermsBody = Static<typeof CreditTermsSchema>
export type WireCreditStanding = Static<typeof CreditStandingSchema>
export type Credit = Static<typeof CreditSchema>
export type CreditAnswer = Static<typeof CreditAnswerSchema>
export type DueBillCounts = Static<typeof DueBillCountsSchema>
export type CreditChanged = Static<typeof CreditChangedSchema>
