import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import type { SecondFactorState } from '@store/contract/schemas/accounts/second-factor'
import { Badge, Button, Cluster, formatDate, Panel } from '@store/ui'
import { useState } from 'react'
import { useFocusFallback } from '../focus/use-focus-fallback.ts'
import { Enrolment } from './enrolment.tsx'
import { FactorRemovalDialog } from './factor-removal-dialog.tsx'
import { useRemoveAuthenticatorAppMutation } from './security-api.ts'

interface AppPanelProps {
  app: SecondFactorState['app']
  hasPasskeys: boolean
  onNewCodes: (codes: readonly string[]) => void
}

/** The authenticator app: whether there is one, setting one up, replacing and removing it. */
export function AppPanel({ app, hasPasskeys, onNewCodes }: AppPanelProps) {
  const [isEnrolling, setEnrolling] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const opener = useFocusFallback(`${isEnrolling} ${app !== null}`)
  const [remove] = useRemoveAuthenticatorAppMutation()
  if (isEnrolling) {
    return (
      <Panel title={app ? 'Replace the authenticator app' : 'Set up an authenticator app'}>
        <Enrolment
          onDone={(codes) => {
            setEnrolling(false)
            onNewCodes(codes)
          }}
          onCancel={() => setEnrolling(false)}
        />
      </Panel>
    )
  }
  return (
    <Panel
      title="Authenticator app"
      actions={
        <Cluster gap="xs">
          {app ? (
            <Badge tone="success">On</Badge>
          ) : (
            <Badge tone={hasPasskeys ? 'neutral' : 'warning'}>Off</Badge>
          )}
          <Button
            ref={opener}
            variant={app || hasPasskeys ? 'secondary' : 'primary'}
            size="s"
            onClick={() => setEnrolling(true)}
          >
            {app ? 'Replace the app' : 'Set up'}
          </Button>
          {app ? (
            <Button variant="secondary" size="s" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          ) : null}
        </Cluster>
      }
    >
      <p>
        {app
          ? `Since ${formatDate(app.since)} a login asks for ${hasPasskeys ? 'a passkey or ' : ''}the code of your app, too.`
          : 'With an app such as Google Authenticator, Aegis or 1Password a login needs your phone beside the password. Nobody gets in with the password alone.'}
      </p>
      {isRemoving ? (
        <FactorRemovalDialog
          question="Remove the authenticator app?"
          rest={hasPasskeys ? 'A login then asks for a passkey.' : undefined}
          failure={secondFactorMessages.appRemoveFailed}
          remove={() => remove().unwrap()}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </Panel>
  )
}
