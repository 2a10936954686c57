import { theme } from '@store/ui'
import styled from 'styled-components'

/**
 * The tabs of a queue, as links: the tab is in the URL. The shown one has `aria-current`.
 * @example <TabLinks aria-label="Payment proofs"><Link to="?status=verified">Verified</Link></TabLinks>
 */
export const TabLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  overflow: hidden;

  a {
    display: flex;
    gap: ${theme.space.xs};
    align-items: center;
    min-height: ${theme.targetDense};
    padding-inline: ${theme.space.s};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }

  a + a {
    border-inline-start: 1px solid ${theme.color.border};
  }

  a[aria-current] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.text};
  }

  a:focus-visible {
    outline-offset: -2px;
  }
`
