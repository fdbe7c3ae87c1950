/** Terms or privacy notice: a version, and sections of paragraphs and named items. */
export interface LegalPage {
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** A changed text is a new version; the date it holds from. */
  version: string;
  /** {version} and {date} are filled in. */
  versionLine: string;
  sections: {
    title: string;
    paragraphs: string[];
    /** The id names what in the code it speaks of: a field of an enquiry, a receiver. A test compares. */
    items?: { id: string; label: string; text: string }[];
  }[];
  sample: boolean;
}
