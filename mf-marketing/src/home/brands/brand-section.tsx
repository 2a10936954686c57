import { brands } from '@store/contract/rules/catalog-lists'
import { theme } from '@store/sdk'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useShopLink } from '../../shop-links/shop-link.ts'
import { HomeSection, SectionPage } from '../home-section.tsx'

const title = 'Shop by Top Brands'

/** Every brand, each leading to its products (spec §2, Home). */
function BrandGrid() {
  const shopLink = useShopLink()
  return (
    <Tiles>
      {brands.map((brand) => (
        <li key={brand}>
          <Tile to={shopLink({ brand })}>{brand}</Tile>
        </li>
      ))}
    </Tiles>
  )
}

export function BrandSection() {
  return (
    <HomeSection title={title}>
      <BrandGrid />
    </HomeSection>
  )
}

/** The brands alone (spec §2, /brand-section). */
export function BrandSectionScreen() {
  return (
    <SectionPage title={title}>
      <BrandGrid />
    </SectionPage>
  )
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${theme.space.xs};
  list-style: none;

  ${theme.media.desktop} {
    grid-template-columns: repeat(11, 1fr);
  }
`

const Tile = styled(Link)`
  display: grid;
  place-items: center;
  height: 4.5rem;
  padding: ${theme.space.xs};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.line.tight};
  letter-spacing: -0.01em;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
      background: ${theme.color.primarySoft};
      color: ${theme.color.primary};
    }
  }
`
