/** Differences of WinAnsi, the encoding of the built-in fonts, from Latin-1; only the characters that our texts use. */
const winAnsi: Record<string, string> = { '\x80': '€', '\x92': '’', '\x96': '–', '\x97': '—', '\x85': '…' };

/**
 * The text of an uncompressed PDF in the built-in fonts, one line for each piece of text, with plain spaces only. It
 * reads the output of `receiptPdf`, not any PDF.
 */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  if (!source.startsWith('%PDF-')) throw new Error('This isn’t a PDF');
  return [...source.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, pieces = '']) =>
      Buffer.from([...pieces.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) => hex).join(''), 'hex')
        .toString('latin1')
        .replaceAll('\u00a0', ' ')
        .replace(/[\x80-\x9f]/g, (sign) => winAnsi[sign] ?? '\ufffd'),
    )
    .join('\n');
}
