import { t } from '@lingui/core/macro'
import { company } from '@store/sdk'
import { theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** The company's logo and name; links to the home page. */
export function SiteLogo() {
  const { name: site } = company
  return (
    <HomeLink to="/" aria-label={t`${site}, home`}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="currentColor" />
        <path d="M8 10.5h16v11H8z" fill="none" stroke="var(--color-on-primary)" strokeWidth="2.4" />
        <path d="M12 25.5h8" stroke="var(--color-on-primary)" strokeWidth="2.4" />
      </svg>
      <Name>{site}</Name>
    </HomeLink>
  )
}

// Beside six buttons on a narrow phone the name stays rather than the mark; of a name in enlarged text only a few letters
// would be left, so there the mark does.
const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-width: 0;
  min-height: ${theme.target};
  color: ${theme.color.primary};
  text-decoration: none;

  svg {
    flex: none;
  }

  @media (width < 24.25rem) {
    svg {
      display: none;
    }
  }

  ${theme.media.largeText} {
    svg {
      display: block;
    }

    > span {
      display: none;
    }
  }
`

const Name = styled.span`
  overflow: hidden;
  color: ${theme.color.text};
  font-size: ${theme.size.l};
  font-weight: ${theme.weight.bold};
  letter-spacing: -0.02em;
  line-height: ${theme.line.tight};
  text-overflow: ellipsis;

  ${theme.media.phone} {
    font-size: ${theme.size.s};
  }
`
