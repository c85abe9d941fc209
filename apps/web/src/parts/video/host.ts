/**
 * The host's domain that sets no cookies before something is played. The server's content security policy allows no
 * other frame.
 */
export const VIDEO_HOST = 'https://www.youtube-nocookie.com';

/** The address of the player of a video. It starts at once, plays in the page, and tells `origin` what happens. */
export function playerAddress(videoId: string, origin: string): string {
  const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', enablejsapi: '1', origin });
  return `${VIDEO_HOST}/embed/${encodeURIComponent(videoId)}?${query}`;
}

/** The address of a video at its host. */
export const videoAddress = (videoId: string): string =>
  `https://www.youtube.com/watch?${new URLSearchParams({ v: videoId })}`;

/** The address of the host's search for a song. */
export const searchAddress = (text: string): string =>
  `https://www.youtube.com/results?${new URLSearchParams({ search_query: text })}`;

/** An event of the player: it is ready, or it cannot play the video. Any other message is null. */
export type PlayerEvent = 'ready' | 'failed' | null;

/** Reads a message of the player (the protocol of the host's IFrame API: JSON in a text). */
export function parsePlayerEvent(data: unknown): PlayerEvent {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    if (typeof message !== 'object' || message === null || !('event' in message)) return null;
    return message.event === 'onError' ? 'failed' : 'ready';
  } catch {
    return null;
  }
}

/**
 * Messages to the player: that there is a listener, that it wants to hear of errors, and that the player is to pause.
 */
export const listening = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });
export const listenForErrors = command('addEventListener', ['onError']);
export const pause = command('pauseVideo', []);

/** The position and the state of a player; a message may lack either. */
export type PlayerInfo = {
  readonly seconds: number | null;
  readonly duration: number | null;
  /** The host's number of the state: 0 ended, 1 playing, 2 paused, 3 buffering, 5 ready. */
  readonly state: number | null;
};

/** Reads the player's position and state from one of its messages. */
export function playerInfo(data: unknown): PlayerInfo {
  const nothing: PlayerInfo = { seconds: null, duration: null, state: null };
  try {
    const message = JSON.parse(String(data)) as { event?: unknown; info?: unknown } | null;
    if (message?.event === 'onStateChange') return { ...nothing, state: numberOr(message.info) };
    if (typeof message?.info !== 'object' || message.info === null) return nothing;
    const { currentTime, duration, playerState } = message.info as Record<string, unknown>;
    return { seconds: numberOr(currentTime), duration: numberOr(duration), state: numberOr(playerState) };
  } catch {
    return nothing;
  }
}

const numberOr = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** A command to the player, as a message. */
export function command(func: string, args: readonly (string | number | boolean)[]): string {
  return JSON.stringify({ event: 'command', func, args, id: 1, channel: 'widget' });
}
