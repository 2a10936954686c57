import { Button, optionHighlight, theme } from '@store/ui'
import styled from 'styled-components'

/** An icon where the row has no room for its words. */
export const OpenButton = styled(Button)`
  flex: none;
  min-width: ${theme.target};
  min-height: ${theme.targetDense};

  ${theme.media.belowDesktop} {
    padding-inline: 0;
    border-color: transparent;

    > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    > kbd {
      display: none;
    }
  }
`

export const Input = styled.input`
  width: 100%;
  height: ${theme.target};
  padding: 0 ${theme.space.s};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.size.input};

  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`

/** As tall with one result as with many: the dialog does not move while somebody types. */
export const Results = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
  height: min(26rem, 55vh);
  height: min(26rem, 55dvh);
  overflow-y: auto;
`

export const Group = styled.div`
  & + & {
    margin-block-start: ${theme.space.xs};
  }
`

export const GroupTitle = styled.div`
  padding-inline: ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.semibold};
`

/** A link or a button that the keyboard reaches by arrow keys only. */
export const Option = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: baseline;
  gap: 0 ${theme.space.s};
  width: 100%;
  min-height: ${theme.targetDense};
  padding: ${theme.space.xxs} ${theme.space.s};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.text};
  font: inherit;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  ${optionHighlight}

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-variant-numeric: tabular-nums;
  }
`

export const Note = styled.p`
  padding: ${theme.space.s};
  color: ${theme.color.textMuted};
`

/** The keys, for those who see them. */
export const Hint = styled.p`
  display: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};

  ${theme.media.hover} {
    display: block;
  }
`

export const Keys = styled.kbd`
  display: none;
  padding-inline: ${theme.space.xxs};
  border: 1px solid currentColor;
  border-radius: ${theme.radius.s};
  font-family: ${theme.font.mono};
  font-size: ${theme.size.xs};

  ${theme.media.hover} {
    display: inline-block;
  }
`
