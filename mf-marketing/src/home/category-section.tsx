import { t } from '@lingui/core/macro'
import { type Category, categories } from '@store/contract/rules/catalog/catalog-lists'
import { theme } from '@store/ui'
import styled from 'styled-components'
import { categoryPictures } from '../pictures/categories/category-pictures.ts'
import { useShopLink } from '../shop-link.ts'
import { HomeSection, SectionPage } from './home-section.tsx'
import { Tile, Tiles } from './tiles.ts'

const title = () => t`Shop by Top Categories`

function CategoryTile({ category, to }: { category: Category; to: string }) {
  return (
    <PictureTile to={to}>
      <img {...categoryPictures[category]} alt="" loading="lazy" decoding="async" />
      <span>{category}</span>
    </PictureTile>
  )
}

/** All categories with links to their products (screens 1.2). */
function CategoryGrid({ phoneRows }: { phoneRows?: number }) {
  const shopLink = useShopLink()
  return (
    <Tiles $desktopColumns="repeat(auto-fill, minmax(8rem, 1fr))" $phoneRows={phoneRows}>
      {categories.map((category) => (
        <li key={category}>
          <CategoryTile category={category} to={shopLink({ category })} />
        </li>
      ))}
    </Tiles>
  )
}

export function CategorySection() {
  return (
    <HomeSection title={title()}>
      <CategoryGrid phoneRows={2} />
    </HomeSection>
  )
}

/** A page with only the categories (screens 1.4). */
export function CategorySectionScreen() {
  return (
    <SectionPage title={title()}>
      <CategoryGrid />
    </SectionPage>
  )
}

const PictureTile = styled(Tile)`
  display: block;
  overflow: clip;
  font-weight: ${theme.weight.medium};

  img {
    display: block;
    width: 100%;
    height: auto;
  }

  span {
    display: block;
    padding: ${theme.space.xs} ${theme.space.xxs};
    border-block-start: 1px solid ${theme.color.border};
  }
`
