import { Button, theme } from '@store/ui'
import styled from 'styled-components'

/** Wider windows show all columns. */
const OnPhone = styled(Button)`
  display: none;

  ${theme.media.phone} {
    display: inline-flex;
  }
`

type ColumnsSwitchProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Shows the further columns of an `OrderTable` on a phone. */
export function ColumnsSwitch({ label, isOn, onChange }: ColumnsSwitchProps) {
  return (
    <OnPhone variant="secondary" size="s" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {label}
    </OnPhone>
  )
}
