import '../shared/theme/tokens.css'
import '../shared/theme/elements.css'
import { applyColorMode, createStore } from '@store/host'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { Gallery } from './gallery.tsx'

applyColorMode()
const root = document.getElementById('root')
if (root === null) throw new Error('the document has no #root')
createRoot(root).render(
  <Provider store={createStore()}>
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>
  </Provider>,
)
