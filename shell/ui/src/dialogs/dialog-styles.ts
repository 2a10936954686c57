import { theme } from '@store/ui/shared'
import styled from 'styled-components'

/** `s` for a question, `m` for a form, `l` for a picture or table. */
export type DialogSize = 's' | 'm' | 'l'

const widthOf: Record<DialogSize, string> = {
  s: theme.width.form,
  m: theme.width.text,
  l: theme.width.page,
}

/** The native element; its padding is in {@link Content}, so that a click outside of that is one on the backdrop. */
export const Frame = styled.dialog<{ $size: DialogSize }>`
  width: calc(100% - 2 * ${theme.space.m});
  max-width: ${({ $size }) => widthOf[$size]};
  max-height: calc(100dvh - 2 * ${theme.space.m});
  padding: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.overlay};
  color: ${theme.color.text};

  &::backdrop {
    background: ${theme.color.scrim};
  }
`

/** All content of the dialog. */
export const Content = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding: ${theme.space.s} ${theme.space.m} ${theme.space.m};
`

/** Title on the left, Close on the right. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin-inline-end: calc(-1 * ${theme.space.xs});
`

/** The buttons: side by side on the right, stacked on a narrow screen. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${theme.space.xs};
`
