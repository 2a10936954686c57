import type { RailLink } from '@store/contract/schemas/site/composition'
import {
  CheckboxField,
  Definition,
  DefinitionList,
  Dialog,
  Grid,
  Heading,
  IconButton,
  Key,
  type KeyHelp,
  Stack,
  theme,
  useDeclaredKeys,
  useKeys,
  useKeysSwitch,
} from '@store/ui'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { paletteShortcut } from './palette/palette-shortcut.ts'

/** The keys of the screen and of the workbench behind a button and `?`, and the switch that turns them off. */
export function KeysHelp({ rail }: { rail: readonly RailLink[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const { isOn, setOn } = useKeysSwitch()
  const ofScreen = useDeclaredKeys()
  useKeys({ '?': () => setIsOpen(true) })
  const ofWorkbench: KeyHelp[] = [
    [paletteShortcut(), 'Search or jump'],
    ...rail.flatMap(({ key, label }): KeyHelp[] => (key ? [[`g ${key}`, label]] : [])),
    ['?', 'This help'],
  ]
  return (
    <>
      <OpenButton
        label="Keys"
        icon={Keyboard}
        title="Keys (?)"
        aria-keyshortcuts="?"
        onClick={() => setIsOpen(true)}
      />
      <Dialog open={isOpen} size="m" title="Keys" onClose={() => setIsOpen(false)}>
        <Stack>
          <Grid min="14rem" stretch>
            {ofScreen.length === 0 ? null : <KeyList title="On this screen" keys={ofScreen} />}
            <KeyList title="On every screen" keys={ofWorkbench} />
          </Grid>
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

function KeyList({ title, keys }: { title: string; keys: readonly KeyHelp[] }) {
  return (
    <Stack as="section" gap="xs" aria-label={title}>
      <Heading level={3} size="m">
        {title}
      </Heading>
      <List>
        {keys.map(([key, does]) => (
          <Definition key={key} term={<Key>{key}</Key>}>
            {does}
          </Definition>
        ))}
      </List>
    </Stack>
  )
}

/** Phones have no keys. */
const OpenButton = styled(IconButton)`
  ${theme.media.phone} {
    display: none;
  }
`

const List = styled(DefinitionList)`
  display: grid;
  grid-template-columns: minmax(4rem, max-content) minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};

  > div {
    display: contents;
  }

  dt {
    color: inherit;
    font-size: inherit;
  }
`
