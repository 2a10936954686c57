import { t } from '@lingui/core/macro'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import { useSession } from '@store/sdk'
import { ColorModeSwitch, theme } from '@store/ui'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { useSiteMap } from '../../routing/site-map-context.tsx'
import { MenuCallLink } from './call-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { linkLabelOf } from './link-label.ts'

/** The navigation links of the person's role (site 2.1); on small screens shown by the menu button. */
export function MainNavigation({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { role } = useSession()
  const links = useSiteMap().linksFor(role)
  return (
    <Bar id={id} data-open={isOpen}>
      <nav aria-label={t`Main`}>
        <Links>
          {links.map((link) => (
            <li key={`${link.label} ${link.to}`}>
              <Target to={link.to} end={link.to === '/'}>
                {linkLabelOf(link)}
              </Target>
            </li>
          ))}
        </Links>
      </nav>
      <MenuCallLink />
      {isAdmin(role) ? null : (
        <PhoneRow>
          {t`Language`}
          <LanguageSwitch place="menu" />
        </PhoneRow>
      )}
      <PhoneRow>
        {t`Dark mode`}
        <ColorModeSwitch />
      </PhoneRow>
    </Bar>
  )
}

const Bar = styled.div`
  ${theme.media.tablet} {
    border-block-start: 1px solid ${theme.color.border};
  }

  ${theme.media.phone} {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    max-height: calc(${theme.viewportHeight} - ${theme.space.xxxl});
    padding: ${theme.space.xs} ${theme.space.m} ${theme.space.m};
    overflow-y: auto;
    border-block-end: 1px solid ${theme.color.border};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.overlay};

    &[data-open='false'] {
      display: none;
    }
  }
`

const Links = styled.ul`
  ${theme.media.tablet} {
    display: flex;
    max-width: calc(${theme.width.wide} + 2 * ${theme.space.m});
    margin-inline: auto;
    padding-inline: ${theme.space.xs};
    overflow-x: auto;
  }
`

const Target = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.target};
  padding-inline: ${theme.space.xs};
  border-block: 2px solid transparent;
  color: ${theme.color.text};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  &[aria-current='page'] {
    color: ${theme.color.primary};
  }

  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }

  ${theme.media.tablet} {
    min-height: ${theme.targetDense};

    &[aria-current='page'] {
      border-block-end-color: ${theme.color.primary};
    }
  }
`

const PhoneRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-start: ${theme.space.xs};
  padding-inline-start: ${theme.space.xs};
  border-block-start: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};

  ${theme.media.tablet} {
    display: none;
  }
`
