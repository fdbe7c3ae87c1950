// Counts deliveries from outside: no channel knows that it is watched.
import { kindsBy } from '../notifications/policy.ts';
import type { Channel } from '../notifications/outbox.ts';
import type { ChannelName, Metrics } from './metrics.ts';

const channelNames: ChannelName[] = ['mail', 'webhook', 'push'];

const delivers = (channel: Channel, name: ChannelName) =>
  kindsBy(name).some((kind) => (channel.kinds as readonly string[]).includes(kind));

export function watchChannels(channels: Channel[], metrics: Pick<Metrics, 'channel' | 'delivered'>): Channel[] {
  for (const name of channelNames)
    metrics.channel(
      name,
      channels.some((channel) => delivers(channel, name)),
    );
  return channels.map((channel) => ({
    ...channel,
    async deliver(...args) {
      const name = channelNames.find((one) => delivers(channel, one)) ?? 'mail';
      try {
        await channel.deliver(...args);
        metrics.delivered(name, 'sent');
      } catch (error) {
        metrics.delivered(name, 'failed');
        throw error;
      }
    },
  }));
}
