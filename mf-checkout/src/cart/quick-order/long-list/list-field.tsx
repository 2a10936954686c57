import { t } from '@lingui/core/macro'
import { type FormState, TextArea, theme } from '@store/ui'
import styled from 'styled-components'
import { LongListSource } from './long-list-source.tsx'
import type { ListSource } from './use-list-source.ts'

/** Shown where there is a keyboard. */
const WithKeys = styled.span`
  display: none;

  ${theme.media.hover} {
    display: inline;
  }
`

type ListFieldProps = { form: FormState<{ lines: string }>; source: ListSource }

/** The list of a quick order: its text, or in place of a long one how long it is. */
export function ListField({ form, source }: ListFieldProps) {
  const field = form.field('lines')
  if (source.isShown) {
    const isErrorRead = form.focusedErrors.includes('lines')
    return (
      <LongListSource
        written={field.value}
        source={source}
        error={field.error}
        isErrorRead={isErrorRead}
      />
    )
  }
  return (
    <TextArea
      label={t`Model numbers and quantities`}
      hint={
        <>
          {t`As you write them, one line each: 10 pcs HP-26A.`}
          <WithKeys> {t`Ctrl + Enter adds them.`}</WithKeys>
        </>
      }
      rows={8}
      autoFocus
      autoCapitalize="characters"
      spellCheck={false}
      placeholder={'HP-26A, 12\nTL-WR841N x 5'}
      {...field}
      onChange={source.type}
    />
  )
}
