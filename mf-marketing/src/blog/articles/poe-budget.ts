import { t } from '@lingui/core/macro'
import { type Article, heading, list, text } from '../article.ts'

export const poeBudget = (): Article => ({
  slug: 'poe-budget',
  title: t`The POE budget: why the ninth camera stays dark`,
  summary: t`A switch with sixteen POE ports cannot always feed sixteen cameras. Add up the watts before you choose it.`,
  publishedOn: '2026-09-07',
  author: 'Imran Siddiqui',
  blocks: [
    text(
      t`The cameras work all day. At dusk the infrared lamps come on, and two of them go dark and start again, over and over. Nothing is broken. The switch has run out of watts.`,
    ),
    heading(t`Two limits, not one`),
    text(
      t`A POE switch has a limit for each port and another for all ports together, called the POE budget. Sixteen ports of 30 W would need 480 W; a switch of that size is often sold with a budget of 150 or 250 W.`,
    ),
    heading(t`What a port can give`),
    list(
      t`802.3af (POE): 15.4 W at the port, 12.95 W sure to arrive at the device.`,
      t`802.3at (POE+): 30 W at the port, 25.5 W at the device.`,
      t`802.3bt (POE++): 60 or 90 W at the port, 51 or about 71 W at the device.`,
    ),
    text(
      t`The rest is lost as heat in up to 100 metres of cable. Copper-clad aluminium cable loses more; use pure copper wherever power runs along.`,
    ),
    heading(t`The sum`),
    text(
      t`Take the largest figure from each data sheet, the one with infrared and heater on. Eight bullet cameras of 7 W make 56 W. One dome that pans and zooms takes 22 W, and the access point 13 W. Together that is 91 W. Add a quarter for losses and for the camera that will surely come: about 114 W. A switch with a budget of 120 W fits, one with 96 W does not, although both have enough ports.`,
    ),
    heading(t`Check before you order`),
    list(
      t`Does the pan-and-tilt camera need POE+, or even POE++? Then the port must give it.`,
      t`Is it real 802.3af or at, or passive POE of a fixed voltage? Never mix the two.`,
      t`Does the uplink carry all cameras? Eight at 4 megabits are 32 megabits: any gigabit port will do.`,
      t`Is the UPS sized for the full budget and not for the idle switch?`,
    ),
    text(
      t`Send us the list of devices, and we will send back the sum with the switch that fits it.`,
    ),
  ],
})
