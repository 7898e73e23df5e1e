import { deviceSwitch } from '#core/device/device-switch.ts'

/** Whether a download was under way in this or another page: the next page goes on with it. */
export const underWay = deviceSwitch('packs-under-way', false)
