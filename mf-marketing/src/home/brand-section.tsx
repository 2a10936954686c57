import { t } from '@lingui/core/macro'
import { brands } from '@store/contract/rules/catalog/catalog-lists'
import { theme } from '@store/ui'
import styled from 'styled-components'
import { useShopLink } from '../shop-link.ts'
import { HomeSection, SectionPage } from './home-section.tsx'
import { Tile, Tiles } from './tiles.ts'

const title = () => t`Shop by Top Brands`

/** All brands with links to their products (screens 1.2). */
function BrandGrid({ phoneRows }: { phoneRows?: number }) {
  const shopLink = useShopLink()
  return (
    <Tiles $desktopColumns="repeat(11, 1fr)" $phoneRows={phoneRows}>
      {brands.map((brand) => (
        <li key={brand}>
          <BrandTile to={shopLink({ brand })}>{brand}</BrandTile>
        </li>
      ))}
    </Tiles>
  )
}

export function BrandSection() {
  return (
    <HomeSection title={title()}>
      <BrandGrid phoneRows={3} />
    </HomeSection>
  )
}

/** A page with only the brands (screens 1.4). */
export function BrandSectionScreen() {
  return (
    <SectionPage title={title()}>
      <BrandGrid />
    </SectionPage>
  )
}

const BrandTile = styled(Tile)`
  display: grid;
  place-items: center;
  height: 3.5rem;
  padding: ${theme.space.xs};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.line.tight};
  letter-spacing: -0.01em;
  text-wrap: balance;

  ${theme.media.phone} {
    height: 3rem;
  }

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.primarySoft};
    }
  }
`
