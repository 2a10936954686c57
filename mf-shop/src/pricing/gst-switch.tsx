import { t } from '@lingui/core/macro'
import { theme } from '@store/ui'
import styled from 'styled-components'
import { chooseGstView, type GstView, gstLabel, useGstView } from './gst-view.ts'

const Group = styled.div`
  display: inline-flex;
  flex: none;
  width: fit-content;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  overflow: hidden;
`

const Choice = styled.button`
  min-height: ${theme.targetDense};
  padding-inline: ${theme.space.s};
  border: 0;
  background: ${theme.color.surface};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  white-space: nowrap;
  cursor: pointer;

  &[aria-pressed='true'] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.semibold};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`

const views: readonly GstView[] = ['including', 'excluding']

/** Shows prices with or without GST; remembered on this device. */
export function GstSwitch() {
  const shown = useGstView()
  return (
    <Group role="group" aria-label={t`Prices`}>
      {views.map((view) => (
        <Choice
          key={view}
          type="button"
          aria-pressed={view === shown}
          onClick={() => chooseGstView(view)}
        >
          {gstLabel(view)}
        </Choice>
      ))}
    </Group>
  )
}
