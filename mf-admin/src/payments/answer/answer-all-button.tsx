import { mostReceiptsAtOnce } from '@store/contract/rules/limits'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { Button, ConfirmDialog, formatCount } from '@store/ui'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'

type AnswerAllButtonProps = {
  receipts: readonly Receipt[]
  isAnswering: boolean
  /** Receives the payments that are known from other statements. */
  onConfirm: (known: readonly Receipt[]) => void
}

/** Says yes to all payments that are perhaps known already: an account that was exported twice brings hundreds. */
export function AnswerAllButton({ receipts, isAnswering, onConfirm }: AnswerAllButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const known = receipts
    .filter(({ match }) => match?.difference === 'same-transfer')
    .slice(0, mostReceiptsAtOnce)
  if (known.length < 2) return null
  const count = formatCount(known.length)
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        icon={CheckCheck}
        busy={isAnswering}
        onClick={() => setIsAsking(true)}
      >
        Mark all {count} as duplicates
      </Button>
      {isAsking ? (
        <ConfirmDialog
          open
          question={`Are these ${count} payments duplicates?`}
          confirmLabel="Yes, all of them"
          onConfirm={() => {
            setIsAsking(false)
            onConfirm(known)
          }}
          onCancel={() => setIsAsking(false)}
        >
          <p>
            Each has the account, day, amount and reference of a payment in another statement. They
            leave the lists; what was assigned of the others stays.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
