// What stands around every page, put together from content: strip, navigation, footer, floating button.
import { fillIn } from '../../domain/fill-in.ts';
import type { Content } from '../../content/load.ts';
import { firm } from '../../content/firm.ts';
import { products, wordsOf } from '../../content/products.ts';
import type { ChatWords } from '../features/chat/words.ts';
import type { Navigation } from '../features/navigation/header.tsx';
import type { PageChangeWords } from '../features/navigation/page-change.tsx';
import type { Messaging } from '../features/floating/floating-buttons.tsx';
import type { FooterContent } from '../sections/footer.tsx';
import { whatsappLink } from '../ui/whatsapp.ts';

export interface Shell {
  skip: string;
  promise: string;
  strip: string;
  navigation: Navigation;
  footer: FooterContent;
  messaging: Messaging;
  chat: ChatWords;
  toast: { region: string; dismiss: string };
  pageChange: PageChangeWords;
}

export function shell({ site, services, chat, forms, leads }: Content): Shell {
  const { nav, footer, address } = site;
  const { required, other } = leads.errors;
  const reach = { phone: firm.phones.main, email: firm.emails.general };
  return {
    skip: site.skip,
    promise: site.promise,
    strip: site.strip,
    toast: site.toast,
    pageChange: site.pageChange,
    chat: {
      ...chat,
      phone: firm.phones.main,
      toast: site.toast,
      panel: {
        ...chat.panel,
        errors: {
          required: { name: required.name, email: required.email, phone: required.phone },
          other: { email: other.email, tooLong: other.tooLong },
        },
        refused: forms.refused,
        notice: leads.consent.purposes.contact.text,
        privacy: forms.privacy,
        status: forms.status,
        when: forms.when.choose,
        reference: forms.reference,
        callBy: forms.callBy,
      },
    },
    navigation: {
      label: nav.label,
      menuLabel: nav.menuLabel,
      logoLabel: site.home,
      name: firm.name,
      tagline: site.tagline,
      before: [{ label: nav.home, href: '/' }],
      services: {
        label: nav.services,
        links: products.map(({ id, details }) => ({ label: wordsOf(services, id).name, href: details })),
      },
      after: [
        { label: nav.about, href: '/about' },
        { label: nav.team, href: '/team' },
        { label: nav.blog, href: '/blog' },
        { label: nav.emi, href: '/emi-calculator' },
        { label: nav.contact, href: '/contact' },
      ],
      apply: nav.apply,
      openMenu: nav.openMenu,
      closeMenu: nav.closeMenu,
    },
    footer: {
      ...reach,
      logoLabel: site.home,
      name: firm.name,
      blurb: footer.blurb,
      social: firm.social.map(({ name, icon, href }) => ({ label: name, icon, href })),
      quickLinks: {
        title: footer.quickLinks,
        links: [
          { label: footer.home, href: '/' },
          { label: footer.about, href: '/about' },
          { label: footer.team, href: '/team' },
          { label: footer.contact, href: '/contact' },
          { label: footer.apply, href: '/query' },
        ],
      },
      services: {
        title: footer.services,
        links: products.map(({ id, overview }) => ({ label: wordsOf(services, id).plural, href: overview })),
      },
      tools: {
        title: footer.tools,
        links: [
          { label: footer.checkEligibility, href: '/eligibility' },
          { label: footer.findScheme, href: '/schemes' },
          { label: footer.documentsList, href: '/documents' },
          { label: nav.emi, href: '/emi-calculator' },
        ],
      },
      contactTitle: footer.contactInfo,
      address: [`${address.street},`, `${address.city}, ${address.region} ${address.postcode}`],
      copyright: fillIn(footer.copyright, { year: firm.copyrightYear }),
      agent: footer.agent,
      legal: [
        { label: footer.guides, href: '/guides' },
        { label: footer.terms, href: '/terms' },
        { label: footer.privacy, href: '/privacy' },
      ],
    },
    messaging: {
      href: whatsappLink(site.messaging.greeting, firm.phones.messaging.dial),
      label: site.messaging.label,
      tip: site.messaging.tip,
      region: site.messaging.region,
    },
  };
}
