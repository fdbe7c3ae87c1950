// Papers and conditions of one product, or of all.
import type { ProductId, Service } from '../../../content/schema.ts';
import { serviceEntries } from '../../../content/services.ts';
import type { Ask } from '../ask.ts';
import type { Said, Voice } from './voice.ts';

const detailsOf = (product: ProductId) => serviceEntries.find((entry) => entry.id === product)?.details ?? '/services';

export function documents(ask: Ask, voice: Voice, services: Record<string, Service>): Said {
  const text = voice.texts.docs;
  const [product] = ask.about;
  if (!product || !services[product])
    return voice.say(text.any, {}, ['/services/home-loan-details', '/services/personal-loan-details']);
  return voice.say(text.lead.replace('{items}', text.items[product]), { product: voice.texts.products[product] }, [
    detailsOf(product),
  ]);
}

export function eligibilityRules(ask: Ask, voice: Voice, product: ProductId | undefined): Said {
  const text = voice.texts.criteria;
  if (!product) return voice.say(text.all);
  return voice.say(
    `${text.lead} ${text[product]}`,
    { product: voice.texts.products[product] },
    ask.products.length > 0 ? [detailsOf(product)] : [],
  );
}
