import { SelectField, theme } from '@store/ui'
import styled from 'styled-components'

/** The columns of a file. Wide gaps, so that no heading seems to belong to the select on its left. */
export const FileColumnList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${theme.space.s} ${theme.space.xxl};
`

const Found = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
  gap: ${theme.space.s};
`

const Heading = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: ${theme.line.tight};

  small {
    display: block;
    overflow: hidden;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const leftOut = { value: '', label: 'Leave out' } as const

type FileColumnProps<Meaning extends string> = {
  heading: string
  /** An example, or why the column cannot be used. */
  hint: string
  name: string
  meanings: readonly { value: Meaning; label: string }[]
  meaning: Meaning | undefined
  disabled?: boolean
  onChange: (meaning: Meaning | undefined) => void
}

/** A column of a file: its heading, an example, and a select for its meaning. */
export function FileColumn<Meaning extends string>(props: FileColumnProps<Meaning>) {
  const { heading, hint, name, meanings, meaning, disabled, onChange } = props
  return (
    <Found>
      <Heading>
        {heading}
        <small>{hint}</small>
      </Heading>
      <SelectField<Meaning | ''>
        label={`Column “${heading}” is`}
        hideLabel
        name={name}
        options={[leftOut, ...meanings]}
        value={meaning ?? ''}
        disabled={disabled}
        onChange={(chosen) => onChange(chosen || undefined)}
      />
    </Found>
  )
}
