import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import type { SecondFactorState } from '@store/contract/schemas/accounts/second-factor'
import { messageOf } from '@store/sdk'
import {
  Badge,
  Button,
  Cluster,
  ConfirmDialog,
  FormMessage,
  formatDate,
  Panel,
  toast,
} from '@store/ui'
import { useState } from 'react'
import { Enrolment } from './enrolment.tsx'
import { useRemoveSecondFactorMutation } from './security-api.ts'
import { useStepUp } from './step-up/use-step-up.tsx'

interface AppPanelProps {
  app: SecondFactorState['app']
  onNewCodes: (codes: readonly string[]) => void
}

/** The authenticator app: whether there is one, setting one up, replacing and removing it. */
export function AppPanel({ app, onNewCodes }: AppPanelProps) {
  const [isEnrolling, setEnrolling] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
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
      actions={app ? <Badge tone="success">On</Badge> : <Badge tone="warning">Off</Badge>}
    >
      <p>
        {app
          ? `Since ${formatDate(app.since)} a login asks for the code of your app, too.`
          : 'With an app such as Google Authenticator, Aegis or 1Password a login needs your phone beside the password. Nobody gets in with the password alone.'}
      </p>
      <Cluster gap="s">
        <Button variant={app ? 'secondary' : 'primary'} onClick={() => setEnrolling(true)}>
          {app ? 'Replace the app' : 'Set up'}
        </Button>
        {app ? (
          <Button variant="secondary" onClick={() => setRemoving(true)}>
            Remove
          </Button>
        ) : null}
      </Cluster>
      {isRemoving ? <RemovalDialog onClose={() => setRemoving(false)} /> : null}
    </Panel>
  )
}

function RemovalDialog({ onClose }: { onClose: () => void }) {
  const stepUp = useStepUp()
  const [remove, { isLoading, error }] = useRemoveSecondFactorMutation()
  const handleConfirm = async () => {
    try {
      const { message } = await stepUp.run(() => remove().unwrap())
      toast.success(message)
      onClose()
    } catch {
      // Shown below, from the state of the mutation.
    }
  }
  return (
    <>
      <ConfirmDialog
        open
        question="Remove your second factor?"
        confirmLabel="Remove"
        danger
        busy={isLoading}
        onConfirm={() => void handleConfirm()}
        onCancel={onClose}
      >
        <p>A login then needs the password only. Your recovery codes are deleted.</p>
        {error === undefined ? null : (
          <FormMessage>{messageOf(error, secondFactorMessages.removeFailed)}</FormMessage>
        )}
      </ConfirmDialog>
      {stepUp.dialog}
    </>
  )
}
