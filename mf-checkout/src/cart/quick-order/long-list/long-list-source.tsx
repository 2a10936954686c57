import { t } from '@lingui/core/macro'
import { linesOf } from '@store/contract/rules/orders/written-lines/written-lines'
import { translate } from '@store/sdk'
import { announceOnMount, Button, Cluster, formatCount, theme } from '@store/ui'
import { CircleAlert, Pencil, Undo2, X } from 'lucide-react'
import { useId, useMemo } from 'react'
import styled from 'styled-components'
import { LineStatus } from '../quick-order-styles.ts'
import type { ListSource } from './use-list-source.ts'

const Source = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.m};
  min-width: 0;
  padding: ${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceSunken};

  > legend {
    float: left;
    padding: 0;
    font-weight: ${theme.weight.semibold};
  }
`

const countOf = (written: string) =>
  formatCount(linesOf(written).filter((line) => line.trim() !== '').length)

/** Takes the focus in place of the text area, so that the list is read out. */
const focusOnMount = (source: HTMLElement | null) => source?.focus()

type LongListSourceProps = {
  written: string
  source: ListSource
  error: string | undefined
  /** The error is read with the field, which gets the focus. */
  isErrorRead: boolean
}

/** A long list in place of its text, which a browser would take longest of all to show. */
export function LongListSource({ written, source, error, isErrorRead }: LongListSourceProps) {
  const note = useId()
  const count = useMemo(() => countOf(written), [written])
  return (
    <Source
      name="lines"
      tabIndex={-1}
      ref={focusOnMount}
      aria-describedby={error === undefined ? undefined : note}
    >
      <legend>{t`List of ${count} lines`}</legend>
      <Cluster gap="xs">
        <Button variant="secondary" size="s" icon={Pencil} onClick={source.edit}>
          {t`Edit as text`}
        </Button>
        <Button variant="secondary" size="s" icon={X} onClick={source.remove}>
          {t`Remove list`}
        </Button>
      </Cluster>
      {error === undefined ? null : (
        <LineStatus $isInvalid id={note} role={isErrorRead ? undefined : 'alert'}>
          <CircleAlert size={14} aria-hidden />
          {translate(error)}
        </LineStatus>
      )}
    </Source>
  )
}

/** Offers to take back the removal of a list. */
export function RemovedList({ written, onUndo }: { written: string; onUndo: () => void }) {
  const count = useMemo(() => countOf(written), [written])
  return (
    <Cluster gap="s">
      <span role="status" ref={announceOnMount}>
        {t`List of ${count} lines removed`}
      </span>
      <Button variant="secondary" size="s" icon={Undo2} onClick={onUndo}>
        {t`Undo`}
      </Button>
    </Cluster>
  )
}
