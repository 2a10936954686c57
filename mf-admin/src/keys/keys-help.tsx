import {
  Button,
  CheckboxField,
  Definition,
  DefinitionList,
  Dialog,
  Stack,
  theme,
  useKeys,
  useKeysSwitch,
} from '@store/ui'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Key } from './key.tsx'

const List = styled(DefinitionList)`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};

  > div {
    display: contents;
  }

  dt {
    color: inherit;
    font-size: inherit;
  }
`

/** A key and the description of its action. */
export type KeyHelp = readonly [key: string, does: string]

/** The keys of a screen behind a button and `?`, and the switch that turns them off. */
export function KeysHelp({ keys }: { keys: readonly KeyHelp[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const { isOn, setOn } = useKeysSwitch()
  useKeys({ '?': () => setIsOpen(true) })
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={Keyboard}
        aria-keyshortcuts="?"
        onClick={() => setIsOpen(true)}
      >
        Keys
      </Button>
      <Dialog open={isOpen} title="Keys" onClose={() => setIsOpen(false)}>
        <Stack>
          <List>
            {[...keys, ['?', 'This help'] as const].map(([key, does]) => (
              <Definition key={key} term={<Key>{key}</Key>}>
                {does}
              </Definition>
            ))}
          </List>
          <CheckboxField
            label="Keys work on this device"
            name="keys"
            hint="Switch them off when you dictate to the computer."
            value={isOn}
            onChange={setOn}
          />
        </Stack>
      </Dialog>
    </>
  )
}
