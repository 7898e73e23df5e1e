/** The `keyCode` of Enter itself: that which takes a word of an input method, as of Japanese or Chinese, has another one. */
export const ENTER_CODE = 13
