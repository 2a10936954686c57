import { nameOfRights } from '@store/contract/rules/accounts/rights'
import { isAdmin, isBuyer, roleNameOf } from '@store/contract/rules/accounts/roles'
import type { UserDetails } from '@store/contract/schemas/accounts/user-details'
import { Badge, Button, Cluster, formatDateTime, Grid, PageHeader, Panel, theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { CreditPanel } from '../../credit/credit-panel.tsx'
import { useRights } from '../../rights/use-rights.ts'
import { WaitingBadge } from '../approval-links.tsx'
import { ChangeUserDialog } from '../change-user-dialog.tsx'
import { UserNote } from '../notes/user-note.tsx'
import { useLastSuperadmin } from '../use-last-superadmin.ts'
import type { RequestedChange } from '../user-change.ts'
import { AccessButton, RoleChoice } from '../user-controls.tsx'
import { AddressPanel } from './address-panel.tsx'
import { Facts } from './facts.tsx'
import { GstFindings } from './gst-findings.tsx'
import { GstNumberDialog } from './gst-number-dialog.tsx'
import { OrderPanel } from './order-panel.tsx'
import { RightsPanel } from './rights-panel.tsx'
import { SessionPanel } from './session-panel.tsx'

type UserProps = { user: UserDetails }

function AccountPanel({ user }: UserProps) {
  const { email, mobile, role, disabled, resellerId, distributorId } = user
  return (
    <Panel title="Account">
      <Facts
        facts={[
          [
            'Email',
            <a key="mail" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [
            'Mobile',
            <a key="mobile" href={`tel:+91${mobile}`}>
              {mobile}
            </a>,
          ],
          ['Role', [roleNameOf(role), nameOfRights(user.rights)].filter(Boolean).join(', ')],
          ['Approval', user.requestedTier && <WaitingBadge key="approval" user={user} />],
          [
            'State',
            disabled ? (
              <Badge key="state" tone="danger">
                Disabled
              </Badge>
            ) : (
              <Badge key="state" tone="success">
                Active
              </Badge>
            ),
          ],
          ['Reseller ID', resellerId],
          ['Distributor ID', distributorId],
          ['Registered', formatDateTime(user.createdAt)],
          ['Last login', user.lastSignInAt ? formatDateTime(user.lastSignInAt) : 'None in a year'],
        ]}
      />
    </Panel>
  )
}

function FirmPanel({ user }: UserProps) {
  const [isSetting, setIsSetting] = useState(false)
  const maySet = useRights().mayDo(['users'])
  const { firmName, constitutionOfFirm, panNumber } = user
  if (firmName === undefined) return null
  return (
    <Panel title="Firm">
      <Facts
        facts={[
          ['Firm', firmName],
          ['Constitution', constitutionOfFirm],
          ['PAN', panNumber],
          ['GST number', <GstFindings key="gst" user={user} />],
          ['Office', user.officeAddress],
          ['Residence', user.residenceAddress],
        ]}
      />
      {maySet ? (
        <Cluster gap="xs">
          <Button size="s" variant="secondary" onClick={() => setIsSetting(true)}>
            Set GST number
          </Button>
        </Cluster>
      ) : null}
      {isSetting ? <GstNumberDialog user={user} onClose={() => setIsSetting(false)} /> : null}
    </Panel>
  )
}

/** They end where the panels below them end. */
const HeaderControls = styled(Cluster)`
  ${theme.media.tablet} {
    > :last-child {
      justify-items: end;
    }
  }
`

/** Of two columns, because a table of orders is cut off in one. */
const Orders = styled.div`
  display: grid;
  grid-column: 1 / -1;

  ${theme.media.desktop} {
    grid-column: span 2;
  }
`

/** Everything about an account, with what the superadmin may change. */
export function UserDetailsView({ user }: UserProps) {
  const [requested, setRequested] = useState<RequestedChange>()
  const { maySee, mayDo } = useRights()
  const lastSuperadmin = useLastSuperadmin()
  const control = { user, isLast: user._id === lastSuperadmin, onRequest: setRequested }
  return (
    <>
      <PageHeader
        title={user.name}
        trail={[{ label: 'Users', to: '/superadmin/users' }, { label: user.name }]}
        actions={
          <HeaderControls gap="xs">
            <RoleChoice {...control} />
            <AccessButton {...control} />
          </HeaderControls>
        }
      />
      <Grid min="22rem">
        <Orders>
          <OrderPanel user={user} />
        </Orders>
        {isBuyer(user.role) && maySee(['orders', 'money', 'accounts']) ? (
          <CreditPanel id={user._id} name={user.firmName ?? user.name} />
        ) : null}
        <AccountPanel user={user} />
        {isAdmin(user.role) && mayDo('all') ? (
          <RightsPanel key={String(user.rights)} user={user} isLast={control.isLast} />
        ) : null}
        <Panel title="Note">
          <UserNote userId={user._id} />
        </Panel>
        <FirmPanel user={user} />
        <SessionPanel user={user} />
        <AddressPanel addresses={user.addresses} />
      </Grid>
      {requested === undefined ? null : (
        <ChangeUserDialog requested={requested} onClose={() => setRequested(undefined)} />
      )}
    </>
  )
}
