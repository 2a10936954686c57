import { settingsMessages } from '@store/contract/rules/settings/settings-messages'
import { Button, FormMessage, Panel, theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { LastChange } from './last-change.tsx'

/** Fields beside each other where there is space. */
export const FieldGrid = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ${theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Narrow = styled.div`
  max-width: 48rem;
`

interface VersionedSection {
  version: number
  changed?: { at: string; by: string } | undefined
}

type SectionFormProps<Section extends VersionedSection> = {
  title: string
  /** As it is stored now. */
  current: Section
  /** What counts until it is changed here; the configuration of the server without. */
  unchanged?: string
  /** @param base the section that the form edits; its version is what the save has seen */
  children: (base: Section, onSaved: (saved: Section) => void) => React.ReactNode
}

/**
 * The panel of a section's form. The form edits the section that it was opened with; when somebody else saves meanwhile,
 * what was typed stays until their values are asked for.
 */
export function SectionForm<Section extends VersionedSection>(props: SectionFormProps<Section>) {
  const { title, current, unchanged, children } = props
  const [base, setBase] = useState(current)
  return (
    <Narrow>
      <Panel title={title}>
        <LastChange changed={current.changed} unchanged={unchanged} />
        {current.version > base.version ? (
          <FormMessage tone="warning">
            <p>{settingsMessages.changedMeanwhile}</p>
            <Button variant="secondary" size="s" onClick={() => setBase(current)}>
              Show their version
            </Button>
          </FormMessage>
        ) : null}
        <div key={base.version}>{children(base, setBase)}</div>
      </Panel>
    </Narrow>
  )
}
