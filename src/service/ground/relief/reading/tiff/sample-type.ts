import { ReliefError } from '../../relief-error.ts'
import { TAG, type TiffTags } from './tiff-tags.ts'

type Read = (view: DataView, at: number, isLittle: boolean) => number

const READ: Readonly<Record<string, Read>> = {
  '1/16': (view, at, isLittle) => view.getUint16(at, isLittle),
  '1/32': (view, at, isLittle) => view.getUint32(at, isLittle),
  '2/16': (view, at, isLittle) => view.getInt16(at, isLittle),
  '2/32': (view, at, isLittle) => view.getInt32(at, isLittle),
  '3/32': (view, at, isLittle) => view.getFloat32(at, isLittle),
  '3/64': (view, at, isLittle) => view.getFloat64(at, isLittle),
}

/** How a sample is read, and how many bytes it has. Throws a ReliefError for a type that heights do not come in. */
export function sampleReader(
  file: string,
  tags: TiffTags,
): { readonly size: number; readonly read: (view: DataView, at: number) => number } {
  const [format, bits] = [tags.number(TAG.sampleFormat, 1), tags.number(TAG.bits, 1)]
  const read = READ[`${format}/${bits}`]
  if (read === undefined) {
    const type = `samples of ${bits} bits, format ${format}`
    throw new ReliefError(`${file} has ${type}: convert them, as by gdal_translate -ot Float32.`)
  }
  // The floating point predictor leaves the highest byte first, whatever the file's order.
  const isLittle = tags.isLittle && tags.number(TAG.predictor, 1) !== 3
  return { size: bits / 8, read: (view, at) => read(view, at, isLittle) }
}
