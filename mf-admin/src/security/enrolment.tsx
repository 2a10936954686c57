import { profileMessages } from '@store/contract/rules/accounts/account-messages'
import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import { validateAppCode } from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import { fieldError } from '@store/contract/rules/field-errors'
import type { Enrolment as StartedEnrolment } from '@store/contract/schemas/accounts/second-factor'
import {
  Button,
  Cluster,
  CopyButton,
  Form,
  PasswordField,
  QrCode,
  SubmitButton,
  TextField,
  theme,
  toast,
  useForm,
} from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import {
  useBeginAuthenticatorAppMutation,
  useConfirmAuthenticatorAppMutation,
} from './security-api.ts'
import { useStepUp } from './step-up/use-step-up.tsx'

interface EnrolmentProps {
  /** @param codes the new recovery codes; none when it is not the first factor */
  onDone: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Sets up an authenticator app: the password, then the QR code and the first code of the app. */
export function Enrolment({ onDone, onCancel }: EnrolmentProps) {
  const [started, setStarted] = useState<StartedEnrolment>()
  return started === undefined ? (
    <PasswordStep onStarted={setStarted} onCancel={onCancel} />
  ) : (
    <ScanStep started={started} onDone={onDone} onCancel={onCancel} />
  )
}

interface PasswordStepProps {
  onStarted: (enrolment: StartedEnrolment) => void
  onCancel: () => void
}

function PasswordStep({ onStarted, onCancel }: PasswordStepProps) {
  const stepUp = useStepUp()
  const [begin] = useBeginAuthenticatorAppMutation()
  const form = useForm({
    initial: { currentPassword: '' },
    secret: ['currentPassword'],
    validate: ({ currentPassword }) =>
      currentPassword === ''
        ? fieldError('currentPassword', profileMessages.currentPasswordRequired)
        : undefined,
    failure: secondFactorMessages.beginFailed,
    submit: async (values) => onStarted(await stepUp.run(() => begin(values).unwrap())),
  })
  return (
    <>
      <Form form={form} aria-label="Your password">
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          required
          {...form.field('currentPassword')}
        />
        <Cluster gap="s">
          <SubmitButton form={form}>Continue</SubmitButton>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Form>
      {stepUp.dialog}
    </>
  )
}

const Secret = styled.code`
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
  text-align: start;
`

/** In groups of four, as it is typed. */
function spaced(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

interface ScanStepProps extends EnrolmentProps {
  started: StartedEnrolment
}

function ScanStep({ started, onDone, onCancel }: ScanStepProps) {
  const stepUp = useStepUp()
  const [confirm] = useConfirmAuthenticatorAppMutation()
  const { enrolment, secret, uri } = started
  const form = useForm({
    initial: { code: '' },
    secret: ['code'],
    validate: validateAppCode,
    failure: secondFactorMessages.confirmFailed,
    submit: async ({ code }) => {
      const answer = await stepUp.run(() => confirm({ enrolment, code }).unwrap())
      toast.success(answer.message)
      onDone(answer.recoveryCodes)
    },
  })
  return (
    <>
      <p>Scan this with your authenticator app. On this device, copy the key into the app.</p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <CopyButton text={secret} label={`Copy the key ${spaced(secret)}`}>
        <Secret>{spaced(secret)}</Secret>
      </CopyButton>
      <Form form={form} aria-label="First code">
        <TextField
          label="Code"
          hint="The six digits that the app shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          {...form.field('code')}
        />
        <Cluster gap="s">
          <SubmitButton form={form}>Confirm</SubmitButton>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Form>
      {stepUp.dialog}
    </>
  )
}
