/** From this zoom on ways are marked: before, they are too fine to be told from each other. */
export const WAYS_FROM = 12
