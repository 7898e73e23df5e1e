/** By this header the service worker says where an answer comes from that is not the network's; its own has none. */
export const FROM_DEVICE = 'x-fieldgate-from'
