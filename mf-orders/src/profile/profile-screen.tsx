import { t } from '@lingui/core/macro'
import { profileMessages } from '@store/contract/rules/accounts/account-messages'
import { detailsRoleOf } from '@store/contract/rules/accounts/approvals/tier-requests'
import { isBuyer } from '@store/contract/rules/accounts/roles'
import { translate, useGetMeQuery, useSlot } from '@store/sdk'
import {
  EmptyState,
  LinkButton,
  Loading,
  PageBody,
  PageHeader,
  QueryView,
  Skeleton,
} from '@store/ui'
import { UserRoundX } from 'lucide-react'
import { AccountCard } from './account-card.tsx'
import { DetailsPanel } from './details/details-panel.tsx'
import { EmailPanel } from './details/email-panel.tsx'
import { PasswordPanel } from './details/password-panel.tsx'
import { DevicesPanel } from './devices/devices-panel.tsx'
import { EmailConfirmationPanel } from './email-confirmation-panel.tsx'
import { MailPreferences } from './mail-preferences.tsx'
import { ClosingPanel } from './personal-data/closing-panel.tsx'
import { DownloadPanel } from './personal-data/download-panel.tsx'
import { TierRequestPanel } from './tier-request-panel.tsx'

function LoadingProfile() {
  return (
    <Loading label={translate(profileMessages.loading)}>
      <Skeleton shape="card" height="17rem" />
    </Loading>
  )
}

function NoProfile() {
  return (
    <EmptyState
      icon={UserRoundX}
      title={translate(profileMessages.none)}
      text={t`The store has no data of this account.`}
      action={<LinkButton to="/contact">{t`Contact us`}</LinkButton>}
    />
  )
}

/** The user's profile (screens 4.4). A buyer's addresses stand in its slot, last, so that they move nothing when they arrive. */
export function ProfileScreen() {
  const me = useGetMeQuery()
  const { content: addresses } = useSlot()
  return (
    <PageBody width="form">
      <PageHeader title={t`Profile`} />
      <QueryView
        query={me}
        failure={profileMessages.loadFailed}
        // A response without a user is a success without data.
        loading={me.isSuccess ? <NoProfile /> : <LoadingProfile />}
      >
        {(user) => (
          <>
            {user.emailUnconfirmed ? <EmailConfirmationPanel /> : null}
            {user.tierRequest && <TierRequestPanel request={user.tierRequest} />}
            <AccountCard user={user} />
            <DetailsPanel role={detailsRoleOf(user)} />
            <EmailPanel />
            <PasswordPanel />
            <DevicesPanel />
            {isBuyer(user.role) ? (
              <>
                <MailPreferences />
                <DownloadPanel />
                <ClosingPanel />
              </>
            ) : null}
            {addresses}
          </>
        )}
      </QueryView>
    </PageBody>
  )
}
