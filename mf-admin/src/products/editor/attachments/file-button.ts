import { theme } from '@store/ui'
import styled from 'styled-components'

/** Looks like a button; the native input lies over it, so that it takes clicks, drops and the keyboard itself. */
export const FileButton = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${theme.space.xs};
  min-height: ${theme.target};
  padding: ${theme.space.xxs} ${theme.space.m};
  border: 1px dashed ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  color: ${theme.color.primary};
  font-weight: ${theme.weight.medium};

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`

/** What may be chosen, or what is wrong with what was chosen. */
export const Note = styled.p<{ $isError: boolean }>`
  color: ${({ $isError }) => ($isError ? theme.color.danger : theme.color.textMuted)};
  font-size: ${theme.size.s};
`
