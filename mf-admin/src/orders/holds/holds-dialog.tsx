import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { holdMessages } from '@store/contract/rules/orders/reserved/hold'
import type { Hold, Holds } from '@store/contract/schemas/orders/holds'
import type { BulkStatusResults } from '@store/contract/schemas/orders/order-management'
import { useSession } from '@store/sdk'
import {
  Button,
  CheckboxField,
  Dialog,
  Form,
  Loading,
  QueryView,
  Skeleton,
  Stack,
  TextArea,
  useForm,
} from '@store/ui'
import { useId, useState } from 'react'
import { countOf, describeHolds, describeUntouched } from './hold-sums.ts'
import { type HoldOwner, useCancelHoldsMutation, useGetHoldsQuery } from './holds-api.ts'
import { HoldsResult } from './holds-result.tsx'

type HoldsDialogProps = {
  owner: HoldOwner
  /** What is asked, without its question mark. */
  title: string
  onClose: () => void
}

/** Asks before all holds of a buyer or a network are cancelled: it names them, and what stays; then it says what was done. */
export function HoldsDialog({ owner, title, onClose }: HoldsDialogProps) {
  const holds = useGetHoldsQuery(owner, { refetchOnMountOrArgChange: true })
  // What was asked about stays, while the answer to it is shown.
  const [done, setDone] = useState<{ asked: readonly Hold[]; results: BulkStatusResults }>()
  if (done) return <HoldsResult {...done} onClose={onClose} />
  const plain = { open: true, role: 'alertdialog', title: `${title}?`, onClose } as const
  const actions = (
    <Button variant="secondary" data-autofocus onClick={onClose}>
      OK
    </Button>
  )
  return (
    <QueryView
      query={{ ...holds, data: holds.isFetching ? undefined : holds.currentData }}
      failure={holdMessages.loadFailed}
      loading={
        <Dialog {...plain}>
          <Loading label="Loading the unpaid orders...">
            <Skeleton height="6rem" />
          </Loading>
        </Dialog>
      }
      failed={({ message }) => (
        <Dialog {...plain} actions={actions}>
          <p>{message}</p>
        </Dialog>
      )}
      empty={({ orders }) =>
        orders.length === 0 && (
          <Dialog {...plain} actions={actions}>
            <p>No unpaid order to cancel.</p>
          </Dialog>
        )
      }
    >
      {(seen) => (
        <AskedHolds
          {...{ owner, title, seen, onClose }}
          onDone={(asked, results) => setDone({ asked, results })}
        />
      )}
    </QueryView>
  )
}

type AskedHoldsProps = HoldsDialogProps & {
  seen: Holds
  onDone: (asked: readonly Hold[], results: BulkStatusResults) => void
}

function AskedHolds({ owner, title, seen, onDone, onClose }: AskedHoldsProps) {
  const { role } = useSession()
  const [cancelHolds] = useCancelHoldsMutation()
  const [withProofs, setWithProofs] = useState(false)
  const untouchedId = useId()
  const proved = seen.orders.filter(({ hasProof }) => hasProof)
  const chosen = seen.orders.filter(({ hasProof }) => withProofs || !hasProof)
  const untouched = describeUntouched(seen, {
    proved: withProofs ? [] : proved,
    hasOtherTiers: 'of' in owner && owner.of === 'network' && role !== 'superadmin',
  })
  const form = useForm({
    initial: { reason: '' },
    failure: holdMessages.cancelFailed,
    validate: ({ reason }) =>
      reason.trim() === '' ? fieldError('reason', messages.orders.reasonRequired) : undefined,
    submit: async ({ reason }) => {
      const orders = chosen.map(({ _id, hasProof }) => ({ _id, hasProof }))
      onDone(chosen, await cancelHolds({ owner, change: { orders, reason } }).unwrap())
    },
  })
  return (
    <Dialog
      open
      role="alertdialog"
      title={`${title}?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            Keep them
          </Button>
          {chosen.length === 0 ? null : (
            <Button variant="danger" busy={form.busy} onClick={() => void form.send()}>
              Cancel {countOf(chosen.length, 'order')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="s">
        <div>
          <p>
            <strong>{describeHolds(chosen)}</strong>
          </p>
          {seen.buyers > 1 ? <p>Of {countOf(seen.buyers, 'buyer')}.</p> : null}
          {seen.more > 0 ? (
            <p>{countOf(seen.more, 'more order')} did not fit: do this again for them.</p>
          ) : null}
        </div>
        <p>
          The pieces go back to the stock, and each buyer is told the reason. This cannot be undone.
        </p>
        {untouched.length === 0 ? null : (
          <div>
            <p id={untouchedId}>Not touched</p>
            <ul aria-labelledby={untouchedId}>
              {untouched.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <Form form={form} aria-label={title}>
          {proved.length === 0 ? null : (
            <CheckboxField
              label={`Also cancel ${countOf(proved.length, 'order')} with a payment proof that nobody has checked`}
              hint="Look at the proofs first: whoever sent one may have paid."
              name="withProofs"
              value={withProofs}
              onChange={setWithProofs}
            />
          )}
          <TextArea
            label="Reason"
            hint="The buyers see this."
            required
            maxLength={500}
            {...form.field('reason')}
          />
        </Form>
      </Stack>
    </Dialog>
  )
}
