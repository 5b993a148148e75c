package dev.ectype.controlplane.platform;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What an operator can set: options of the command, or the environment ({@code ECTYPE_DATABASE} for {@code ectype.database}).
 *
 * @param dataDir where the database and files live that are brought along
 * @param database the address of a PostgreSQL that exists, {@code jdbc:postgresql://…} or {@code postgresql://…}, as the owner of its tables
 * @param applicationKey 32 bytes in base 64 that secrets are sealed with; several nodes must share one
 * @param plan the plan of the first organization
 * @param host the address to listen on
 * @param port the port to listen on; 0 takes any
 * @param apiUrl where clients reach this service, unless where it listens
 * @param dashboardUrl where browsers do, unless where clients do
 * @param redis where counters are shared, {@code redis://…}; nodes count for themselves without it
 * @param maxBody how many bytes a body of JSON may have
 * @param usageFlush how long a node keeps what it counted to itself
 * @param corsOrigins from which pages of other origins browsers may call the API; none by default
 * @param metricsPort where metrics and health are served with threads of their own; nowhere by default
 * @param metricsAddress the address of that port
 * @param failedAttempts how many unknown credentials an address may send in a minute
 * @param dnsServer the server that is asked for TXT records, {@code dns://HOST[:PORT]}; those of the machine without it
 */
@ConfigurationProperties("ectype")
public record Settings(
        @DefaultValue(".service/control-plane") Path dataDir,
        @Nullable String database,
        @Nullable String applicationKey,
        @DefaultValue("enterprise") Plan plan,
        @DefaultValue("127.0.0.1") String host,
        @DefaultValue("4020") int port,
        @Nullable URI apiUrl,
        @Nullable URI dashboardUrl,
        @Nullable String redis,
        @DefaultValue("1048576") int maxBody,
        @DefaultValue("5s") Duration usageFlush,
        @DefaultValue List<String> corsOrigins,
        @Nullable Integer metricsPort,
        @DefaultValue("127.0.0.1") String metricsAddress,
        @DefaultValue("60") int failedAttempts,
        @Nullable URI dnsServer) {
    public Settings {
        boolean server = dnsServer == null
                || "dns".equals(dnsServer.getScheme())
                        && dnsServer.getHost() != null
                        && dnsServer.getPath().isEmpty();
        if (!server) {
            throw new IllegalArgumentException(
                    "ECTYPE_DNS_SERVER takes dns://HOST or dns://HOST:PORT, but was \"" + dnsServer + "\"");
        }
    }
}
