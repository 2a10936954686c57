import { t } from '@lingui/core/macro'
import { Loading, Skeleton, Stack, theme } from '@store/ui'
import styled from 'styled-components'
import { Columns, phonePicture } from './product-styles.ts'

const PictureFrame = styled.div`
  aspect-ratio: 1;

  ${theme.media.phone} {
    ${phonePicture}
  }
`

/** The skeleton of the product page. */
export function ProductLoading() {
  return (
    <Loading label={t`Loading product...`}>
      <Stack gap="l">
        <Stack gap="xs">
          <Skeleton width="14rem" />
          <Skeleton shape="block" height="2rem" width="24rem" />
        </Stack>
        <Columns>
          <PictureFrame>
            <Skeleton shape="block" height="100%" />
          </PictureFrame>
          <Stack gap="l">
            <Skeleton shape="card" height="24rem" />
            <Skeleton shape="block" height="9rem" />
          </Stack>
        </Columns>
        <Skeleton shape="card" height="8rem" />
      </Stack>
    </Loading>
  )
}
