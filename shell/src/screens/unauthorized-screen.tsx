import { t } from '@lingui/core/macro'
import { namesOfOpening, rights } from '@store/contract/rules/accounts/rights'
import { landingPathOf, parseRole } from '@store/contract/rules/accounts/roles'
import { isRecord } from '@store/contract/rules/is-record'
import { useSession } from '@store/sdk'
import { Cluster, LinkButton, PageBody, PageHeader } from '@store/ui'
import { useLocation } from 'react-router-dom'

/** Which rights would open the page that was refused; nothing when the role is the reason. */
function useMissingRights(): string | undefined {
  const state: unknown = useLocation().state
  const { user } = useSession()
  if (!isRecord(state) || !Array.isArray(state.rights) || user?.rights === undefined)
    return undefined
  const named = rights.filter(
    (right) => Array.isArray(state.rights) && state.rights.includes(right),
  )
  return namesOfOpening(named.length > 0 ? named : 'all')
}

/** Shown when the user's role, or the rights of an admin, may not see a screen (screens 6.4, rights 2.11). */
export function UnauthorizedScreen() {
  const { role, user } = useSession()
  const known = parseRole(role)
  const email = user?.email
  const missing = useMissingRights()
  return (
    <PageBody>
      <PageHeader title={t`Unauthorized`}>
        {missing && email
          ? t`You are logged in as ${email}. That page needs ${missing}. A superadmin with all rights can give that.`
          : email
            ? t`You are logged in as ${email}. This account is not allowed to see that page.`
            : t`You are not allowed to see that page.`}
      </PageHeader>
      <Cluster gap="s">
        <LinkButton to={known ? landingPathOf(known) : '/'}>{t`Go to your dashboard`}</LinkButton>
      </Cluster>
    </PageBody>
  )
}
