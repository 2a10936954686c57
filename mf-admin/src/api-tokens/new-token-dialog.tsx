import {
  type ApiTokenScope,
  apiTokenDays,
  apiTokenMessages,
  apiTokenScopeNames,
  apiTokenScopes,
  longestApiTokenName,
  validateApiToken,
} from '@store/contract/rules/accounts/api-tokens'
import {
  CheckboxField,
  Dialog,
  Form,
  type FormState,
  SelectField,
  SubmitButton,
  TextField,
  theme,
  useForm,
} from '@store/ui'
import styled from 'styled-components'
import { useStepUp } from '../security/step-up/use-step-up.tsx'
import { useCreateApiTokenMutation } from './api-tokens-api.ts'

const Scopes = styled.fieldset`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${theme.weight.medium};
  }
`

type TokenValues = { name: string; scopes: ApiTokenScope[]; days: string }

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: String(apiTokenDays.preset), label: '90 days' },
  { value: '180', label: '180 days' },
  { value: String(apiTokenDays.most), label: 'One year' },
]

function ScopesField({ form }: { form: FormState<TokenValues> }) {
  const { name, value: chosen, error } = form.field('scopes')
  return (
    <Scopes>
      <legend>What it may read</legend>
      {apiTokenScopes.map((scope, index) => (
        <CheckboxField
          key={scope}
          label={apiTokenScopeNames[scope]}
          name={name}
          value={chosen.includes(scope)}
          error={index === 0 ? error : undefined}
          onChange={(isChosen) =>
            form.change('scopes', (now) =>
              isChosen ? [...now, scope] : now.filter((other) => other !== scope),
            )
          }
        />
      ))}
    </Scopes>
  )
}

type NewTokenDialogProps = { onMade: (token: string) => void; onClose: () => void }

/** Makes a token; needs a fresh second factor. */
export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const stepUp = useStepUp()
  const [create] = useCreateApiTokenMutation()
  const form = useForm<TokenValues>({
    initial: { name: '', scopes: [], days: String(apiTokenDays.preset) },
    validate: validateApiToken,
    failure: apiTokenMessages.createFailed,
    submit: async ({ days, ...values }) => {
      const asked = { ...values, days: Number(days) }
      const { token } = await stepUp.run(() => create(asked).unwrap())
      onClose()
      onMade(token)
    },
  })
  return (
    <>
      <Dialog open title="New token" onClose={onClose}>
        <Form form={form} aria-label="New token">
          <TextField
            label="Name"
            hint="Which program uses it, and where: Tally at the accountant"
            maxLength={longestApiTokenName}
            autoComplete="off"
            required
            {...form.field('name')}
          />
          <ScopesField form={form} />
          <SelectField label="Works for" options={lifetimes} {...form.field('days')} />
          <SubmitButton form={form}>Make the token</SubmitButton>
        </Form>
      </Dialog>
      {stepUp.dialog}
    </>
  )
}
