package dev.ectype.controlplane.replay;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Holds the operator's limits for replays.
 *
 * @param atOnce the number of concurrent replays of a node
 * @param perOrganization the number of running and waiting replays of an organization on a node
 * @param maxTime the maximum duration of a replay
 * @param maxExchanges the maximum number of exchanges of a replay
 * @param maxResponseBytes the number of bytes that are kept of the body of a response that does not match
 * @param maxResponsesBytes the number of bytes that are kept of all such responses of a replay
 */
@ConfigurationProperties("ectype.replays")
record ReplaySettings(
        @DefaultValue("2") int atOnce,
        @DefaultValue("2") int perOrganization,
        @DefaultValue("10m") Duration maxTime,
        @DefaultValue("100000") long maxExchanges,
        @DefaultValue("65536") int maxResponseBytes,
        @DefaultValue("33554432") long maxResponsesBytes) {}
