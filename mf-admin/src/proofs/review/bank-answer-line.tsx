import type { BankAnswer } from '@store/contract/rules/payments/bank-answer'
import { describeBankAnswer } from '@store/contract/rules/payments/payment-words'
import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { useSession } from '@store/sdk'
import { Badge, type BadgeTone, formatDate, shortOrderId } from '@store/ui'
import { CircleHelp, Clock, Landmark, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'

const looks: Readonly<Record<BankAnswer, { tone: BadgeTone; icon: LucideIcon }>> = {
  found: { tone: 'success', icon: Landmark },
  'not-yet': { tone: 'neutral', icon: Clock },
  'other-order': { tone: 'danger', icon: TriangleAlert },
  returned: { tone: 'danger', icon: TriangleAlert },
  unknown: { tone: 'warning', icon: CircleHelp },
}

/** What the bank statements say about the reference of a proof; nothing without a reference. */
export function BankAnswerLine({ order }: { order: ProofOrder }) {
  const { role } = useSession()
  const { bank, bankDay, bankOrder } = order
  if (bank === undefined) return null
  const text = describeBankAnswer(bank, {
    on: bankDay && formatDate(bankDay),
    order: bankOrder && shortOrderId(bankOrder),
  })
  const badge = <Badge {...looks[bank]}>{text}</Badge>
  return bankOrder ? <Link to={`/${role}/orders/${bankOrder}`}>{badge}</Link> : badge
}
