import { t } from '@lingui/core/macro'
import type { StartedLogin } from '@store/host'
import { Button, DeferredView, deferCode, Skeleton } from '@store/ui'
import { useState } from 'react'
import { SignInPage } from '../sign-in-page.tsx'
import { CodeStep } from './code-step.tsx'
import type { SecondStepProps } from './second-step-props.ts'

/** Downloaded for accounts with a passkey only. */
const passkeyStep = deferCode(async () => (await import('./passkey-step.tsx')).PasskeyStep)

/** The second step of a login: a passkey, a code of the authenticator app, or a recovery code in place of either. */
export function SecondStep(props: SecondStepProps) {
  const { started, onRestart } = props
  const [isRecovery, setRecovery] = useState(false)
  const hasApp = started.methods.includes('totp')
  const hasPasskey = started.methods.includes('passkey')
  return (
    <SignInPage
      title={t`Confirm it is you`}
      intro={isRecovery ? t`Enter one of your recovery codes. Each works once.` : introOf(started)}
      footer={
        <>
          <Button variant="secondary" size="s" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? backLabelOf(started) : t`Use a recovery code`}
          </Button>
          <Button variant="secondary" size="s" onClick={onRestart}>
            {t`Back to Login`}
          </Button>
        </>
      }
    >
      {hasPasskey && !isRecovery ? (
        <DeferredView code={passkeyStep} loading={<Skeleton height="2.75rem" />}>
          {(PasskeyStep) => <PasskeyStep {...props} isOnlyWay={!hasApp} />}
        </DeferredView>
      ) : null}
      {hasApp || isRecovery ? (
        // Another form, whose field gets the focus.
        <CodeStep key={String(isRecovery)} {...props} isRecovery={isRecovery} />
      ) : null}
    </SignInPage>
  )
}

function introOf({ methods }: StartedLogin): string {
  if (!methods.includes('passkey')) return t`Enter the code that your authenticator app shows.`
  return methods.includes('totp')
    ? t`Use your passkey, or enter the code that your authenticator app shows.`
    : t`Use your passkey: this device, your phone or a security key.`
}

function backLabelOf({ methods }: StartedLogin): string {
  if (!methods.includes('passkey')) return t`Use the authenticator app`
  return methods.includes('totp') ? t`Use passkey or app` : t`Use your passkey`
}
