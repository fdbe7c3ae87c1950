// Words of the assistant's window. Those it shares with the assistant's replies stand in assistant.ts.
import { assistant } from './assistant.ts';

const { widget } = assistant;
const { title, ...panel } = widget.panel;

export const chat = {
  ...widget,
  conversation: 'Conversation',
  question: 'Your question',
  call: 'Call {site.phone}',
  again: 'Send again',
  choices: 'Did you mean',
  starters: {
    label: 'Questions to begin with',
    questions: [
      'What is the home loan rate?',
      'EMI for {ex.first-home.amount} at {ex.first-home.rate} over {ex.first-home.tenure}',
      'Documents for a personal loan?',
      'Who can get a business loan?',
    ],
  },
  panel: {
    ...panel,
    quote: { title, intro: 'An adviser contacts you within {firm.response}.' },
    person: {
      title: widget.person,
      intro:
        'Leave your details, and an adviser contacts you within {firm.response}. To talk at once, call {site.phone}.',
    },
    sending: 'Sending',
    unsent: {
      title: 'Not sent yet',
      text: 'Your details are still here, and we send them again by ourselves. You can also call {site.phone}.',
    },
  },
  unloaded: {
    title: 'The assistant did not load',
    text: 'Please check your connection and reload the page, or call {site.phone}.',
  },
};
