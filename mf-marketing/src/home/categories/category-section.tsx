import { type Category, categories } from '@store/contract/rules/catalog-lists'
import { theme } from '@store/sdk'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { categoryPictures } from '../../pictures/category-pictures.ts'
import { useShopLink } from '../../shop-links/shop-link.ts'
import { HomeSection, SectionPage } from '../home-section.tsx'

const title = 'Shop by Top Categories'

function CategoryTile({ category, to }: { category: Category; to: string }) {
  return (
    <Tile to={to}>
      <img {...categoryPictures[category]} alt="" loading="lazy" decoding="async" />
      <span>{category}</span>
    </Tile>
  )
}

/** Every category, each leading to its products (spec §2, Home). */
function CategoryGrid() {
  const shopLink = useShopLink()
  return (
    <Tiles>
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
    <HomeSection title={title}>
      <CategoryGrid />
    </HomeSection>
  )
}

/** The categories alone (spec §2, /topcategories-section). */
export function CategorySectionScreen() {
  return (
    <SectionPage title={title}>
      <CategoryGrid />
    </SectionPage>
  )
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${theme.space.xs};
  list-style: none;

  ${theme.media.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  }
`

const Tile = styled(Link)`
  display: block;
  overflow: clip;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  text-align: center;
  text-decoration: none;

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

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
      color: ${theme.color.primary};
    }
  }
`
