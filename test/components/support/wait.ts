import { waitUntil as poll } from '@open-wc/testing';

/**
 * Resolves when `condition` holds. As patient as a test may be: an engine on a busy machine takes its time, and what
 * never comes is told apart from what comes late.
 */
export function waitUntil(
  condition: () => unknown,
  what: string,
  options: { interval?: number; timeout?: number } = {},
): Promise<void> {
  return poll(condition, what, { interval: 5, timeout: 15_000, ...options });
}
