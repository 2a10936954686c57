import { mostProductImages } from '@store/contract/rules/limits'
import { Cluster, IconButton, Stack, theme, useObjectUrl } from '@store/ui'
import { ChevronLeft, ChevronRight, ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useRowFocus } from '../../../focus/use-row-focus.ts'
import { FilePicker } from './file-picker.tsx'
import { addPictures, type FormPicture, movePicture, pictureAccept } from './form-picture.ts'

const PictureList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
`

const PictureTile = styled.li`
  display: grid;
  justify-items: center;
  width: calc(3 * ${theme.target});

  img {
    width: 100%;
    aspect-ratio: 1;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surfaceSunken};
    object-fit: contain;
  }
`

type PictureFieldProps = {
  value: FormPicture[]
  onChange: (pictures: FormPicture[]) => void
  error: string | undefined
}

/** The pictures of a product: at most three, previewed and sorted before they are sent (catalog 1.2). */
export function PictureField({ value, onChange, error }: PictureFieldProps) {
  const [fileError, setFileError] = useState<string>()
  const { list, adder, followAdded, followRemoved } = useRowFocus<HTMLInputElement>()
  const handleChoose = (files: File[]) => {
    const added = addPictures(value, files)
    const tooMany = `A product keeps at most ${mostProductImages} pictures; the others were left out.`
    setFileError(added.fileError ?? (added.excess > 0 ? tooMany : undefined))
    followAdded()
    onChange(added.pictures)
  }
  const remove = (picture: FormPicture) => {
    followRemoved()
    onChange(value.filter((other) => other !== picture))
  }
  return (
    <Stack gap="xs">
      {value.length === 0 ? null : (
        <PictureList ref={list} aria-label="Pictures">
          {value.map((picture, index) => (
            <PictureTile key={keyOf(picture)}>
              <Preview picture={picture} alt={`Picture ${index + 1}`} />
              <Cluster gap="xxs" wrap={false}>
                <IconButton
                  label={`Move picture ${index + 1} forward`}
                  icon={ChevronLeft}
                  aria-disabled={index === 0}
                  onClick={() => onChange(movePicture(value, index, -1))}
                />
                <IconButton
                  label={`Remove picture ${index + 1}`}
                  icon={X}
                  onClick={() => remove(picture)}
                />
                <IconButton
                  label={`Move picture ${index + 1} back`}
                  icon={ChevronRight}
                  aria-disabled={index === value.length - 1}
                  onClick={() => onChange(movePicture(value, index, 1))}
                />
              </Cluster>
            </PictureTile>
          ))}
        </PictureList>
      )}
      <FilePicker
        ref={adder}
        label="Images"
        name="images"
        icon={ImagePlus}
        accept={pictureAccept}
        isFull={value.length >= mostProductImages}
        hint={`JPG, PNG or WebP, at most ${mostProductImages}; the first one is shown in lists.`}
        error={error ?? fileError}
        onChoose={handleChoose}
      />
    </Stack>
  )
}

const keys = new WeakMap<FormPicture, string>()

/** Two pictures may be equal in everything but their identity. */
function keyOf(picture: FormPicture): string {
  const key = keys.get(picture) ?? String(Math.random())
  keys.set(picture, key)
  return key
}

function Preview({ picture, alt }: { picture: FormPicture; alt: string }) {
  return picture.kind === 'kept' ? (
    <img src={picture.src} alt={alt} width={132} height={132} />
  ) : (
    <NewPicture file={picture.file} alt={alt} />
  )
}

function NewPicture({ file, alt }: { file: File; alt: string }) {
  const address = useObjectUrl(file)
  return address === undefined ? null : <img src={address} alt={alt} width={132} height={132} />
}
