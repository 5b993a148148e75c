package dev.ectype.controlplane.platform;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Holds the operator's settings: command options or environment variables ({@code ECTYPE_DATABASE} for {@code ectype.database}).
 *
 * @param dataDir the folder of the embedded database and of files
 * @param database the address of an external PostgreSQL, {@code jdbc:postgresql://…} or {@code postgresql://…}, as the owner of its tables
 * @param applicationKey the key that seals secrets: 32 bytes in base 64, the same for all nodes
 * @param plan the plan of the first organization
 * @param host the address to listen on
 * @param port the port to listen on; 0 for any free port
 * @param apiUrl the address of this service for clients; by default the listening address
 * @param dashboardUrl the address for browsers; by default the address for clients
 * @param redis the server of shared counters, {@code redis://…}; without it, each node counts for itself
 * @param maxBody the maximum size of a JSON body in bytes
 * @param usageFlush the interval at which a node writes its counted usage
 * @param corsOrigins the other origins that may call the API from browsers; none by default
 * @param metricsPort the separate port of metrics and health; none by default
 * @param metricsAddress the address of that port
 * @param failedAttempts the number of unknown credentials that an address may send per minute; also that of passwords and of e-mail addresses
 * @param sessionIdle the time after which an unused session ends
 * @param sessionLifetime the time after which a session ends, even with use
 * @param deviceSessionLifetime the time after which the session of a program ends, also without use
 * @param dnsServer the DNS server for TXT records, {@code dns://HOST[:PORT]}; by default those of the machine
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
        @DefaultValue("12h") Duration sessionIdle,
        @DefaultValue("7d") Duration sessionLifetime,
        @DefaultValue("30d") Duration deviceSessionLifetime,
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
