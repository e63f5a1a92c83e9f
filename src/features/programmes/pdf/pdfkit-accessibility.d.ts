// Parts of pdfkit that its types leave out.
declare namespace PDFKit.Mixins {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Only an interface can be added to.
  interface PDFAnnotation {
    link(
      x: number,
      y: number,
      w: number,
      h: number,
      url: string,
      // eslint-disable-next-line @typescript-eslint/no-wrapper-object-types -- pdfkit writes a bare string as a name.
      option: { Contents: String; structParent: PDFKit.PDFStructureElement },
    ): this;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Only an interface can be added to.
  interface StructureElementOptions {
    bbox?: [number, number, number, number];
  }
}

declare namespace PDFKit {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Only an interface can be added to.
  interface PDFOutline {
    addItem(title: string, options: { fit: false; top: number; left: number }): PDFOutline;
  }
}
