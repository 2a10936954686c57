import { t } from '@lingui/core/macro'
import { tierRequestText } from '@store/contract/rules/accounts/approvals/tier-request-messages'
import type { TierRequest } from '@store/contract/schemas/accounts/accounts'
import { translate, useGetMeQuery, useSession } from '@store/sdk'
import { theme } from '@store/ui'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'

const Strip = styled.p`
  padding: ${theme.space.xs} ${theme.space.m};
  background: ${theme.color.warningSoft};
  font-size: ${theme.size.s};
  text-align: center;
`

/** Tells buyers whose tier is not approved which prices they see; the profile says more. */
export function TierRequestNotice() {
  const { tierRequest } = useSession().user ?? {}
  const { pathname } = useLocation()
  return tierRequest && pathname !== '/profile' ? <Notice request={tierRequest} /> : null
}

function Notice({ request }: { request: TierRequest }) {
  // Keeps the session up to date: with the approval the prices change.
  useGetMeQuery()
  return (
    <Strip>
      {translate(tierRequestText(request))} <Link to="/profile">{t`See your details`}</Link>
    </Strip>
  )
}
