import { t } from '@lingui/core/macro'
import { Button } from '@store/ui'
import { Camera } from 'lucide-react'
import styled from 'styled-components'

/** Shown on touch devices only; others rarely have a useful camera. */
const TouchOnly = styled.div`
  display: none;

  @media (pointer: coarse) {
    display: block;
  }
`

/** Opens the camera of the phone for one photo. */
function takePhoto(onPhoto: (photo: File | undefined) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/jpeg'
  input.setAttribute('capture', 'environment')
  input.onchange = () => {
    const photo = input.files?.[0]
    if (photo) onPhoto(photo)
  }
  input.click()
}

/** Takes a photo of the bank's receipt instead of a file. */
export function CameraButton({ onPhoto }: { onPhoto: (photo: File | undefined) => void }) {
  return (
    <TouchOnly>
      <Button variant="secondary" icon={Camera} wide onClick={() => takePhoto(onPhoto)}>
        {t`Take a photo`}
      </Button>
    </TouchOnly>
  )
}
