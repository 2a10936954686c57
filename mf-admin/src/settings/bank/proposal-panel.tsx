import { bankMessages } from '@store/contract/rules/settings/settings-messages'
import type { BankDetails, BankProposal } from '@store/contract/schemas/managed-settings'
import { messageOf } from '@store/sdk'
import {
  Badge,
  Button,
  Cluster,
  type Column,
  FormMessage,
  formatDateTime,
  Panel,
  Table,
  theme,
  toast,
} from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useRights } from '../../rights/use-rights.ts'
import { useWithdrawBankDetailsMutation } from '../settings-api.ts'
import { bankLabels } from './bank-facts.ts'
import { ConfirmBankDialog } from './confirm-bank-dialog.tsx'
import { RejectBankDialog } from './reject-bank-dialog.tsx'

interface Fact {
  field: keyof BankDetails
  label: string
  now: string
  proposed: string
}

const Changed = styled.strong`
  color: ${theme.color.text};
  overflow-wrap: anywhere;
`

const columns: Column<Fact>[] = [
  { key: 'label', header: 'Fact', cell: ({ label }) => label },
  { key: 'now', header: 'Now', cell: ({ now }) => now || '–' },
  {
    key: 'proposed',
    header: 'Proposed',
    cell: ({ now, proposed }) =>
      now === proposed ? proposed || '–' : <Changed>{proposed || 'none'}</Changed>,
  },
]

type ProposalPanelProps = { proposal: BankProposal; present: BankDetails }

/** The change of the bank details that waits: who proposed it can withdraw it, any other superadmin confirms or rejects it. */
export function ProposalPanel({ proposal, present }: ProposalPanelProps) {
  const { value, by, at, expiresAt, isOwn } = proposal
  const rows = bankLabels.map(([field, label]) => ({
    field,
    label,
    now: present[field],
    proposed: value[field],
  }))
  return (
    <Panel
      title="A change waits"
      actions={<Badge tone="warning">{isOwn ? 'For another superadmin' : 'For you'}</Badge>}
    >
      {isOwn ? (
        <OwnActions proposal={proposal} />
      ) : (
        <Verdict proposal={proposal} present={present} />
      )}
      {proposal.isOfLaterRelease ? (
        <FormMessage tone="warning">{bankMessages.laterRelease}</FormMessage>
      ) : null}
      <p>
        Proposed by {isOwn ? 'you' : by}, {formatDateTime(at)}. It lapses{' '}
        {formatDateTime(expiresAt)}.{' '}
        {isOwn ? '' : `Ask ${by} in person whether it is right before you confirm it.`}
      </p>
      <Table
        caption="Proposed bank details"
        columns={columns}
        rows={rows}
        rowKey={({ field }) => field}
      />
    </Panel>
  )
}

function OwnActions({ proposal }: Pick<ProposalPanelProps, 'proposal'>) {
  const [withdraw, { isLoading }] = useWithdrawBankDetailsMutation()
  const handleWithdraw = async () => {
    try {
      const { message } = await withdraw(proposal._id).unwrap()
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error, bankMessages.withdrawFailed))
    }
  }
  return (
    <div>
      <Button variant="secondary" busy={isLoading} onClick={() => void handleWithdraw()}>
        Withdraw
      </Button>
    </div>
  )
}

function Verdict({ proposal, present }: ProposalPanelProps) {
  const [dialog, setDialog] = useState<'confirm' | 'reject'>()
  // Only two with all rights decide where the money goes (rights 2.7).
  const mayDecide = useRights().mayDo('all')
  const close = () => setDialog(undefined)
  if (!mayDecide) return null
  return (
    <Cluster gap="s">
      {proposal.isOfLaterRelease ? null : (
        <Button onClick={() => setDialog('confirm')}>Confirm</Button>
      )}
      <Button variant="secondary" onClick={() => setDialog('reject')}>
        Reject
      </Button>
      {dialog === 'confirm' ? (
        <ConfirmBankDialog proposal={proposal} present={present} onClose={close} />
      ) : null}
      {dialog === 'reject' ? <RejectBankDialog proposal={proposal} onClose={close} /> : null}
    </Cluster>
  )
}
