package dev.ectype.controlplane.replay;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How much an operator lets replays take.
 *
 * @param atOnce how many a node does at once
 * @param perOrganization how many of one organization a node runs or lets wait for their next turn
 * @param maxTime how long one may take
 * @param maxExchanges how many exchanges one may ask
 */
@ConfigurationProperties("ectype.replays")
record ReplaySettings(
        @DefaultValue("2") int atOnce,
        @DefaultValue("2") int perOrganization,
        @DefaultValue("10m") Duration maxTime,
        @DefaultValue("100000") long maxExchanges) {}
