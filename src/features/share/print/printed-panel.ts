/** A panel without a page of paper of its own, which the browser prints as it stands. */
export type PrintedPanel = 'hike' | 'here'
