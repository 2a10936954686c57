import { theme } from '@store/ui'
import styled from 'styled-components'

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};

  ${theme.media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${theme.space.xxl};
    align-items: start;
  }
`

export const Contents = styled.nav`
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  h2 {
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.semibold};
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.targetDense};
    font-size: ${theme.size.s};
  }

  ${theme.media.desktop} {
    position: sticky;
    inset-block-start: calc(${theme.headerHeight} + ${theme.space.m});
  }
`

/** A measure that reads well. */
export const Text = styled.div`
  display: grid;
  gap: ${theme.space.l};
  max-width: 65ch;
`

export const Passage = styled.section`
  display: grid;
  gap: ${theme.space.xs};
  scroll-margin-block-start: calc(${theme.headerHeight} + ${theme.space.m});
  outline: none;

  ul {
    display: grid;
    gap: ${theme.space.xxs};
    padding-inline-start: ${theme.space.l};
    list-style: disc;
  }
`

export const LoadFailure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  padding: ${theme.space.s};
  border: 1px dashed ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
`
