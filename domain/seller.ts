/**
 * The seller: what the law requires on receipts, in the terms and in the confirmation. From the settings (D34).
 */
export interface Seller {
  legalName: string;
  taxId: string;
  address: string;
  email: string;
  /** Sample data of a new shop: receipts say so until an administrator enters the real data. */
  sample: boolean;
}

/** The seller in one line, e.g. for a legal text. */
export function sellerLine({ legalName, taxId, address, email }: Seller): string {
  return [legalName, taxId, address, email].join(' · ');
}
