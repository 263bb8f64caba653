import PDFDocument from 'pdfkit';
import type { Seller } from '../domain/seller';
import type { Line } from './lines';
import type { ReceiptTexts } from './texts/es';

/** Layout of the page, in points (A4 is 595 × 842). */
const margin = 56;
const width = 595.28 - 2 * margin;
const ink = '#191b23';
export const quiet = '#5b6070';
const rule = '#d9dce4';

/** The content of a receipt apart from its lines, including its two parties. */
interface Sheet {
  language: string;
  documentTitle: string;
  /** No current time goes in: the same receipt always has the same bytes. */
  createdAt: Date;
  shopName: string;
  title: string;
  facts: [name: string, value: string][];
  seller: Seller;
  /** The recipient of an invoice, line by line. */
  buyer?: string[];
}

/**
 * A page with its head: shop, title, facts, seller, and the headings of the lines. `end` returns its bytes. The text
 * isn't compressed; a page has a few kilobytes.
 */
export function startPage(sheet: Sheet, texts: ReceiptTexts) {
  const { seller, buyer = [] } = sheet;
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    compress: false,
    lang: sheet.language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: sheet.documentTitle, Author: seller.legalName, CreationDate: sheet.createdAt },
  });
  const bytes = collect(pdf);
  const page = writer(pdf);
  page.text('P', sheet.shopName, { size: 12, bold: true });
  page.text('H1', sheet.title, { size: 26, bold: true, after: 18 });
  page.pairs(sheet.facts);
  page.text('H2', texts.seller, { size: 11, bold: true, after: 4 });
  page.text('P', seller.legalName, { size: 10 });
  page.text('P', texts.taxId(seller.taxId), { size: 10, colour: quiet });
  page.text('P', seller.address, { size: 10, colour: quiet });
  page.text('P', seller.email, { size: 10, colour: quiet, after: buyer.length > 0 ? 14 : 24 });
  if (buyer.length > 0) page.text('H2', texts.buyer, { size: 11, bold: true, after: 4 });
  for (const [place, words] of buyer.entries())
    page.text('P', words, {
      size: 10,
      colour: place === 0 ? ink : quiet,
      after: place === buyer.length - 1 ? 24 : 2,
    });
  page.row([texts.concept, texts.amount], { size: 9, colour: quiet });
  page.line();
  return {
    ...page,
    /** Net, tax and total below the lines, and the closing text. */
    end({ net, vat, total }: { net: Line; vat: Line; total: Line }, note: string): Promise<Buffer> {
      page.line();
      page.row(net, { size: 10, colour: quiet });
      page.row(vat, { size: 10, colour: quiet });
      page.row(total, { size: 14, bold: true });
      page.text('P', note, { size: 9, colour: quiet, before: 20 });
      if (seller.sample) page.text('P', texts.sample, { size: 9, bold: true, before: 4 });
      pdf.end();
      return bytes;
    },
  };
}

interface TextStyle {
  size: number;
  bold?: boolean;
  colour?: string;
  before?: number;
  after?: number;
}

/** Places elements below each other, each tagged for screen readers. */
function writer(pdf: PDFKit.PDFDocument) {
  const dress = ({ size, bold, colour = ink }: TextStyle) =>
    pdf
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(colour);

  function text(tag: 'P' | 'H1' | 'H2', words: string, style: TextStyle): void {
    pdf.y += style.before ?? 0;
    pdf.addStructure(
      pdf.struct(tag, {}, () => {
        dress(style).text(printable(words), margin, pdf.y, { width });
      }),
    );
    pdf.y += style.after ?? 2;
  }

  /** A label on the left, its amount on the right. */
  function row([label, amount]: Line, style: TextStyle): void {
    const top = pdf.y + 5;
    pdf.addStructure(
      pdf.struct('P', {}, () => {
        dress(style).text(printable(label), margin, top, { width: width - 110 });
        const bottom = pdf.y;
        pdf.text(printable(amount), margin + width - 110, top, { width: 110, align: 'right' });
        pdf.y = Math.max(bottom, pdf.y);
      }),
    );
    pdf.y += 3;
  }

  function pairs(list: [string, string][]): void {
    for (const [name, value] of list) {
      const top = pdf.y;
      pdf.addStructure(
        pdf.struct('P', {}, () => {
          dress({ size: 10, colour: quiet }).text(printable(name), margin, top, { width: 150 });
          dress({ size: 10 }).text(printable(value), margin + 150, top, { width: width - 150 });
        }),
      );
      pdf.y += 3;
    }
    pdf.y += 18;
  }

  function line(): void {
    const y = pdf.y + 4;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.75)
      .strokeColor(rule)
      .stroke();
    pdf.endMarkedContent();
    pdf.y = y + 4;
  }

  return { text, row, pairs, line };
}

/** Letters that don't decompose into a base letter and an accent. */
const plainLetters: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ħ: 'H', ħ: 'h' };

/** Replacements for characters that the built-in fonts lack: narrow spaces in numbers, the long minus, rare accents. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2009\u202f]/g, '\u00a0')
    .replace(/\u2212/g, '-')
    .replace(/[^\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g, (sign) => {
      const plain = sign.normalize('NFD').charAt(0);
      return plainLetters[sign] ?? (plain < '\u0080' ? plain : '?');
    });
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
