import { theme } from '@store/ui'
import styled from 'styled-components'

const Container = styled.div`
  container-type: inline-size;
`

const Layout = styled.div`
  display: grid;
  gap: ${theme.space.m};

  @container (width >= 36rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.m} ${theme.space.l};
  }
`

/** Parts below each other; in two columns where the place that they are in is wide enough. */
export function WideColumns({ children }: { children: React.ReactNode }) {
  return (
    <Container>
      <Layout>{children}</Layout>
    </Container>
  )
}
