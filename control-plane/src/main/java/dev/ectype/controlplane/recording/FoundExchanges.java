package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.page.Page;

/**
 * Holds a page of exchanges and how far the recording was read for it.
 *
 * @param last the number of the last exchange that was read; 0 if there is none
 */
public record FoundExchanges(Page<PlacedExchange> page, long last) {}
