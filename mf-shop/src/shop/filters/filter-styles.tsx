import { formatCount, theme } from '@store/ui'
import styled from 'styled-components'

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${theme.space.xxs};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.semibold};
  }
`

/** One facet with its name. */
export function FilterGroup({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <Group>
      <legend>{legend}</legend>
      {children}
    </Group>
  )
}

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.space.xl};
  font-size: ${theme.size.s};
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: ${theme.target};
    font-size: ${theme.size.m};
  }

  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${theme.color.primary};
  }

  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }
`

const Name = styled.span`
  overflow: hidden;
  flex: 1;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Count = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`

type FilterCheckboxProps = {
  label: string
  /** Undefined while it loads. */
  count: number | undefined
  checked: boolean
  onChange: () => void
}

/** A choice with its number of products. */
export function FilterCheckbox({ label, count, checked, onChange }: FilterCheckboxProps) {
  return (
    <Line>
      <input type="checkbox" checked={checked} onChange={onChange} />
      <Name title={label}>{label}</Name>{' '}
      {count === undefined ? null : <Count>({formatCount(count)})</Count>}
    </Line>
  )
}
