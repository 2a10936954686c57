import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import { Button, FormMessage, LinkButton, Panel, Stack, theme } from '@store/ui'
import { type RefObject, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useFocusFallback } from '../../focus/use-focus-fallback.ts'
import { useRights } from '../../rights/use-rights.ts'
import { Facts } from '../../users/page/facts.tsx'
import { LastChange } from '../sections/last-change.tsx'
import { bankLabels } from './bank-facts.ts'
import { BankForm } from './bank-form.tsx'
import { ProposalPanel } from './proposal-panel.tsx'

const Narrow = styled.div`
  max-width: 48rem;
`

const Missing = styled.span`
  color: ${theme.color.textMuted};
`

/** The bank details that buyers pay into, and their change, which two superadmins make together. */
export function BankSection({ settings }: { settings: ManagedSettings }) {
  const [isProposing, setProposing] = useState(false)
  const opener = useFocusFallback(isProposing)
  const canPropose = useRights().mayDo('all')
  const { bank, proposal, superadmins } = settings
  return (
    <Narrow>
      <Stack>
        {proposal === undefined ? null : (
          // A dialog that is open for one proposal must not go on with another.
          <ProposalPanel key={proposal._id} proposal={proposal} present={bank.value} />
        )}
        {isProposing ? (
          <BankForm bank={bank} onClose={() => setProposing(false)} />
        ) : (
          <Panel
            title="Bank details"
            actions={
              proposal === undefined && canPropose ? (
                <BankAction
                  opener={opener}
                  superadmins={superadmins}
                  onPropose={() => setProposing(true)}
                />
              ) : null
            }
          >
            {superadmins > 1 || !canPropose ? null : <SecondSuperadminNeeded />}
            <p>Buyers see these when they pay. A change needs two superadmins with all rights.</p>
            <Facts
              facts={bankLabels.map(([field, label]) => [
                label,
                bank.value[field] || <Missing key={field}>not set</Missing>,
              ])}
            />
            <LastChange changed={bank.changed} />
          </Panel>
        )}
      </Stack>
    </Narrow>
  )
}

interface BankActionProps {
  opener: RefObject<HTMLButtonElement | null>
  superadmins: number
  onPropose: () => void
}

/** What comes next: a proposal, or first a second superadmin. */
function BankAction({ opener, superadmins, onPropose }: BankActionProps) {
  return superadmins > 1 ? (
    <Button ref={opener} size="s" onClick={onPropose}>
      Propose a change
    </Button>
  ) : (
    <LinkButton to="/superadmin/users" variant="secondary" size="s">
      Choose a second superadmin
    </LinkButton>
  )
}

function SecondSuperadminNeeded() {
  return (
    <FormMessage tone="info">
      <p>
        You are the only superadmin: a second one is needed, because one proposes new bank details
        and another confirms them. Give somebody you trust the role under{' '}
        <Link to="/superadmin/users">Users</Link>, or ask whoever runs the server to create one.
      </p>
    </FormMessage>
  )
}
