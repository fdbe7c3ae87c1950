// Words of the assistant's window. Those it shares with the assistant's replies stand in assistant.ts.
import { assistant } from './assistant.ts';

const { widget } = assistant;

export const chat = {
  ...widget,
  conversation: 'Conversation',
  question: 'Your question',
  call: 'Call {site.phone}',
  again: 'Send again',
  panel: {
    ...widget.panel,
    intro: 'An adviser contacts you within {firm.response}.',
    sending: 'Sending',
    unsent: {
      title: 'Not sent yet',
      text: 'Your details are still here. Please submit them again in a moment, or call {site.phone}.',
    },
  },
  unloaded: {
    title: 'The assistant did not load',
    text: 'Please check your connection and reload the page, or call {site.phone}.',
  },
};
