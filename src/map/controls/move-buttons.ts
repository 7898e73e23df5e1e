import { deviceSwitch } from '#core/device/device-switch.ts'

/** Whether buttons move the map, for those who cannot drag it. */
export const moveButtons = deviceSwitch('move-buttons', false)
