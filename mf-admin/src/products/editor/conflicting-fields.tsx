import { FormMessage, theme } from '@store/ui'
import styled from 'styled-components'
import type { ConflictingField } from './product-conflict.ts'

const List = styled.ul`
  padding-inline-start: ${theme.space.m};
  list-style: disc;
`

/** Lists the fields that somebody else changed while the form was open, and which value wins. */
export function ConflictingFields({ fields }: { fields: readonly ConflictingField[] }) {
  if (fields.length === 0) return null
  return (
    <FormMessage tone="warning">
      What you typed is still here. Changed meanwhile:
      <List>
        {fields.map(({ label, was, now, isMine }) => (
          <li key={label}>
            {`${label}: ${was || 'nothing'} → ${now || 'nothing'}`}
            {isMine ? ', which yours will replace' : ', taken over'}
          </li>
        ))}
      </List>
    </FormMessage>
  )
}
