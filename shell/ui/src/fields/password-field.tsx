import { t } from '@lingui/core/macro'
import { IconButton, theme } from '@store/ui/shared'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { controlStyles } from './control-styles.ts'
import { Field, useField } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

const Input = styled.input`
  ${controlStyles}
  padding-inline-end: ${theme.target};
`

const Container = styled.div`
  position: relative;

  button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`

/**
 * A password, hidden until the user chooses to show it.
 * @example <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
 */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const { label, hint, error, required, hideLabel, onChange, ...native } = props
  const [isShown, setIsShown] = useState(false)
  const field = useField(props)
  return (
    <Field {...field}>
      <Container>
        <Input
          autoCapitalize="none"
          spellCheck={false}
          {...native}
          {...field.control}
          type={isShown ? 'text' : 'password'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <IconButton
          label={isShown ? t`Hide password` : t`Show password`}
          icon={isShown ? EyeOff : Eye}
          onClick={() => setIsShown(!isShown)}
        />
      </Container>
    </Field>
  )
}
