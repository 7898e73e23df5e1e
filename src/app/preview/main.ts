// Runs in a thread of the service: paints one preview picture after another, as it is told to.
import { parentPort } from 'node:worker_threads'
import { ToPainter, type FromPainter, type PreviewOrder } from '#contract/preview/painting.ts'
import { reasonOf } from '#core/workers/worker-messages.ts'
import { installCanvas } from './canvas-globals.ts'
import { registerFonts } from './fonts.ts'
import { Painter } from './painter.ts'
import { ServiceLine } from './service-line.ts'

function serve(port: NonNullable<typeof parentPort>): void {
  const tell = (message: FromPainter) => port.postMessage(message)
  installCanvas()
  registerFonts()
  const line = new ServiceLine((question, path) => tell({ type: 'ask', question, path }))
  const painter = new Painter(line.ask)
  const paint = async (order: PreviewOrder) => {
    try {
      tell({ type: 'painted', png: await painter.paint(order) })
    } catch (error) {
      tell({ type: 'failed', reason: reasonOf(error) })
    }
  }
  port.on('message', (data) => {
    const message = ToPainter.parse(data)
    if (message.type === 'given') line.receive(message.question, message.body)
    else void paint(message.order)
  })
  tell({ type: 'ready' })
}

if (parentPort !== null) serve(parentPort)
