declare module 'fontkit' {
  /** A font as the seed uses it: for which letters it has pictures, and to be given to pdfkit. */
  export interface Font {
    readonly postscriptName: string;
    /** Shapes a text. */
    layout(text: string): unknown;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(file: Uint8Array): Font;
}

declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  interface DocumentOptions {
    readonly size: 'A4';
    readonly margin: number;
    /** The first font; null keeps it from loading Helvetica. */
    readonly font: null;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly info: Readonly<Record<'Title' | 'Author' | 'Creator' | 'Producer', string>> & {
      readonly CreationDate: Date;
    };
  }

  /** The part of the library that the seed uses. A document is a readable stream of the file's bytes. */
  export default class PDFDocument extends Readable {
    readonly page: { readonly width: number; readonly height: number };
    constructor(options: DocumentOptions);
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(points: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { readonly lineBreak: false }): this;
    rect(x: number, y: number, width: number, height: number): this;
    fillColor(colour: string): this;
    fill(colour: string): this;
    end(): void;
  }
}
