import { IconButton, theme } from '@store/ui'
import styled from 'styled-components'

/** Opens the field on a phone, where the header has no room for it. */
export const OpenButton = styled(IconButton)`
  margin-inline-start: auto;

  ${theme.media.tablet} {
    display: none;
  }
`

/** In the header's row; on a phone over it, while it is open. */
export const Field = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 20rem;
  max-width: 40rem;
  min-width: 12rem;
  margin-inline: ${theme.space.s};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  &:focus-within {
    border-color: ${theme.color.focus};
  }

  button {
    height: calc(${theme.targetDense} - 2px);
  }

  > :first-child {
    display: none;
  }

  ${theme.media.phone} {
    position: absolute;
    inset: 0;
    z-index: 1;
    align-items: center;
    max-width: none;
    margin: 0;
    border: 0;
    border-radius: 0;

    > :first-child {
      display: grid;
    }

    &[data-open='false'] {
      display: none;
    }
  }
`

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: calc(${theme.targetDense} - 2px);
  padding: 0 ${theme.space.s};
  border: 0;
  border-radius: ${theme.radius.m};
  background: transparent;
  color: ${theme.color.text};
  font-size: ${theme.size.input};

  &:focus-visible {
    outline-offset: -2px;
  }

  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  ${theme.media.phone} {
    height: 100%;
  }
`
