import { t } from '@lingui/core/macro'
import { type Article, heading, list, text } from '../article.ts'

export const nvrOrDvr = (): Article => ({
  slug: 'nvr-or-dvr',
  title: t`NVR or DVR: which recorder for which site`,
  summary: t`Both record cameras. One wants coaxial cable and the other a network, and that decides most jobs before the brand does.`,
  publishedOn: '2026-09-28',
  author: 'Imran Siddiqui',
  blocks: [
    text(
      t`Two shops of the same size ask for eight cameras each. One gets a DVR and the other an NVR, and both are right. The recorder follows from the building and not from the brochure.`,
    ),
    heading(t`The difference in one paragraph`),
    text(
      t`A DVR takes analogue HD cameras over coaxial cable and turns their signal into video itself. An NVR takes IP cameras over the network; the camera makes the video and the recorder keeps it. Therefore a DVR cannot record an IP camera unless it is a hybrid model, and an NVR cannot record an analogue one.`,
    ),
    heading(t`Choose a DVR when`),
    list(
      t`Sound coaxial cable is in the walls already.`,
      t`The budget is tight and 2 or 5 megapixels are enough.`,
      t`Runs are long: good coaxial cable carries an HD picture much further than the 100 metres of a network cable.`,
    ),
    heading(t`Choose an NVR when`),
    list(
      t`The site is new, or is being cabled with Cat 6 in any case.`,
      t`One cable per camera should carry picture, sound and power, from a POE switch or the recorder’s own ports.`,
      t`You want 4 megapixels and more, or detection of people and vehicles in the camera.`,
      t`The site will grow: one more switch is one more floor.`,
    ),
    heading(t`Size the disk before you quote`),
    text(
      t`A 4-megapixel camera with H.265 writes roughly 4 megabits a second, which is about 43 GB a day. Eight of them fill 345 GB a day, so thirty days take a little over 10 TB. Recording on motion only often halves that. Use surveillance drives, which are built to write day and night, and check the largest disk that the recorder accepts.`,
    ),
    heading(t`Do not forget`),
    text(
      t`Put the recorder, the switch and the router on one small UPS. A power cut is when the pictures matter most. Change the default password before you leave the site, and write the new one into the handover note.`,
    ),
  ],
})
