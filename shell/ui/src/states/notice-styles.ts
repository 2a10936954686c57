import { theme } from '@store/ui/shared'
import styled from 'styled-components'

/** The quiet box of an empty or failed list. */
export const Notice = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.s};
  padding: ${theme.space.xxl} ${theme.space.m};
  border: 1px dashed ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  text-align: center;

  > svg {
    color: ${theme.color.textMuted};
  }
`

/** The main message. */
export const NoticeTitle = styled.p`
  font-size: ${theme.size.l};
  font-weight: ${theme.weight.semibold};
`

/** The reason, and the next action. */
export const NoticeText = styled.p`
  max-width: ${theme.width.form};
  color: ${theme.color.textMuted};
`
