/** Moves the map of a page: by buttons, keys, dragging, and the wheel with ctrl or ⌘. */
export const SCRIPT = `(() => {
  const svg = document.querySelector('svg.map')
  if (!svg) return
  const whole = svg.getAttribute('viewBox').split(' ').map(Number)
  const signs = [...svg.querySelectorAll('use')]
  let view = [...whole]
  const draw = () => {
    svg.setAttribute('viewBox', view.join(' '))
    svg.classList.toggle('near', view[2] < whole[2])
    const box = svg.getBoundingClientRect()
    const unit = Math.max(view[2] / box.width, view[3] / box.height)
    for (const sign of signs) sign.setAttribute('transform', 'translate(' + sign.dataset.at + ') scale(' + unit + ')')
  }
  const zoom = (factor, x = view[0] + view[2] / 2, y = view[1] + view[3] / 2) => {
    const next = Math.min(whole[2], Math.max(whole[2] / 400, view[2] * factor))
    const by = next / view[2]
    move([x - (x - view[0]) * by, y - (y - view[1]) * by, view[2] * by, view[3] * by])
  }
  const move = ([x, y, width, height]) => {
    const within = (value, from, size, all) => Math.min(Math.max(value, from), from + all - size)
    view = [within(x, whole[0], width, whole[2]), within(y, whole[1], height, whole[3]), width, height]
    draw()
  }
  const pan = (x, y) => move([view[0] + x * view[2], view[1] + y * view[3], view[2], view[3]])
  const acts = {
    in: () => zoom(0.5), out: () => zoom(2), all: () => move([...whole]),
    '+': () => zoom(0.5), '=': () => zoom(0.5), '-': () => zoom(2), 0: () => move([...whole]),
    ArrowLeft: () => pan(-0.2, 0), ArrowRight: () => pan(0.2, 0), ArrowUp: () => pan(0, -0.2), ArrowDown: () => pan(0, 0.2),
  }
  for (const button of document.querySelectorAll('button[data-act]')) {
    button.addEventListener('click', () => acts[button.dataset.act]())
  }
  svg.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  svg.addEventListener('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse())
    zoom(event.deltaY < 0 ? 0.8 : 1.25, at.x, at.y)
  }, { passive: false })
  let last = null
  svg.addEventListener('pointerdown', (event) => {
    last = [event.clientX, event.clientY]
    svg.setPointerCapture(event.pointerId)
  })
  svg.addEventListener('pointermove', (event) => {
    if (!last) return
    const unit = svg.getScreenCTM().a
    move([view[0] - (event.clientX - last[0]) / unit, view[1] - (event.clientY - last[1]) / unit, view[2], view[3]])
    last = [event.clientX, event.clientY]
  })
  for (const end of ['pointerup', 'pointercancel']) svg.addEventListener(end, () => (last = null))
  for (const controls of document.querySelectorAll('[hidden]')) controls.hidden = false
  addEventListener('resize', draw)
  addEventListener('beforeprint', draw)
  draw()
})()`
