import { theme } from '@store/ui/shared'
import styled from 'styled-components'

/** The drop area; the native input covers it, so that a click anywhere opens the dialog. */
export const Zone = styled.div<{ $isOver: boolean; $isInvalid: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space.xs};
  padding: ${theme.space.l} ${theme.space.m};
  border: 1px dashed
    ${({ $isInvalid }) => ($isInvalid ? theme.color.danger : theme.color.borderStrong)};
  border-radius: ${theme.radius.m};
  background: ${({ $isOver }) => ($isOver ? theme.color.primarySoft : theme.color.surface)};
  color: ${theme.color.textMuted};
  text-align: center;

  strong {
    color: ${theme.color.primary};
    font-weight: ${theme.weight.medium};
  }

  /* A finger drops no files. */
  span span {
    display: none;

    ${theme.media.hover} {
      display: inline;
    }
  }
`

/** Invisible, but usable by touch, keyboard and screen readers. */
export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
`

/** The chosen file. */
export const Chosen = styled.div<{ $isEmpty: boolean }>`
  ${({ $isEmpty }) => $isEmpty && '&& { position: absolute; padding: 0; border: 0; }'}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  padding: ${theme.space.xxs} 0 ${theme.space.xxs} ${theme.space.s};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceSunken};
  overflow-wrap: anywhere;

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`
