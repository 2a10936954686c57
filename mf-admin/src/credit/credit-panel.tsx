import { creditAdminMessages } from '@store/contract/rules/credit/credit-admin-messages'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Credit } from '@store/contract/schemas/payments/credit'
import { messageOf, useSession } from '@store/sdk'
import {
  Badge,
  Button,
  Cluster,
  formatDateTime,
  Loading,
  Panel,
  QueryView,
  Skeleton,
  Stack,
  toast,
} from '@store/ui'
import { useState } from 'react'
import { useRights } from '../rights/use-rights.ts'
import { useStepUp } from '../security/step-up/use-step-up.tsx'
import { Facts } from '../users/page/facts.tsx'
import { useGetCreditQuery, useSaveCreditMutation } from './credit-api.ts'
import { CreditDialog } from './credit-dialog.tsx'

type BuyerProps = { id: string; name: string }

/** Takes the credit away; what was ordered on it stays. */
function RemoveCreditButton({ id }: Pick<BuyerProps, 'id'>) {
  const stepUp = useStepUp()
  const [save, { isLoading }] = useSaveCreditMutation()
  const handleRemove = async () => {
    const terms = { limit: 0, days: 0, graceDays: 0, onHold: false }
    try {
      const { message } = await stepUp.run(() => save({ id, terms }).unwrap())
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error, creditAdminMessages.saveFailed))
    }
  }
  return (
    <>
      <Button variant="secondary" size="s" busy={isLoading} onClick={() => void handleRemove()}>
        Remove credit
      </Button>
      {stepUp.dialog}
    </>
  )
}

function CreditFacts({ credit }: { credit: Credit }) {
  const { limit, used, left, overdue, days, graceDays, onHold, setAt, setBy } = credit
  return (
    <Facts
      facts={[
        ['Limit', formatRupees(limit)],
        ['Used', formatRupees(used)],
        ['Left', formatRupees(left)],
        [
          'Overdue',
          overdue === 0 ? undefined : (
            <Badge key="overdue" tone="danger">
              {formatRupees(overdue)}
            </Badge>
          ),
        ],
        ['Due', `${days} days after the invoice`],
        ['Grace', graceDays === 0 ? undefined : `${graceDays} days`],
        [
          'State',
          onHold ? (
            <Badge key="hold" tone="warning">
              On hold
            </Badge>
          ) : undefined,
        ],
        ['Set', setAt && [formatDateTime(setAt), setBy].filter(Boolean).join(', ')],
      ]}
    />
  )
}

/** What a buyer may owe and how it stands; a superadmin changes it. */
export function CreditPanel({ id, name }: BuyerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { role } = useSession()
  const credit = useGetCreditQuery(id, { refetchOnMountOrArgChange: true })
  const isSetter = useRights().mayDo(['money']) && role === 'superadmin'
  return (
    <Panel title="Credit">
      <QueryView
        query={credit}
        failure={creditAdminMessages.loadFailed}
        loading={
          <Loading label="Loading the credit...">
            <Skeleton shape="card" height="6rem" />
          </Loading>
        }
      >
        {({ credit: found }) => (
          <Stack gap="s">
            {found ? <CreditFacts credit={found} /> : <p>No credit: orders are paid first.</p>}
            {isSetter ? (
              <Cluster gap="xs">
                <Button variant="secondary" size="s" onClick={() => setIsOpen(true)}>
                  {found ? 'Change credit' : 'Give credit'}
                </Button>
                {found ? <RemoveCreditButton id={id} /> : null}
              </Cluster>
            ) : null}
            {isOpen ? (
              <CreditDialog id={id} name={name} credit={found} onClose={() => setIsOpen(false)} />
            ) : null}
          </Stack>
        )}
      </QueryView>
    </Panel>
  )
}
