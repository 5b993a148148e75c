package dev.ectype.runtime.emulator.options;

import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.server.Encryption;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.journal.JournalLimits;
import dev.ectype.runtime.state.time.Clock;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Holds the start options of an emulator. The {@code with} methods return a copy with one changed option.
 *
 * @param host the host name or address to listen on
 * @param port the port to listen on; 0 takes any free port
 * @param mqttPort the port for MQTT, 0 for any free port; null for {@link #USUAL_MQTT_PORT} if the description has a server with MQTT
 * @param publicUrl the origin of links, or null for the bound address
 * @param trustedHosts values of {@code Host} that may replace the origin of links
 * @param seed the seed of all generated values
 * @param populate the number of instances of each resource at the start
 * @param pollsUntilDone how often clients must poll a long-running operation until it completes
 * @param clock the source of time
 * @param authentication how credentials are checked
 * @param credentials the accepted credentials of strict authentication
 * @param edge how strictly requests are read
 * @param responses how complete generated responses are
 * @param references whether requests may refer to instances that do not exist
 * @param encryption the TLS certificate, or null for plain HTTP
 * @param maxBody the longest request body in bytes
 * @param memoryWatermark the percentage of the heap in use after a collection at which writes are refused
 * @param adminToken the token that opens the control routes to other machines, or null
 * @param crossOrigin whether web pages of other origins may use the emulated routes
 * @param replyCache whether repeated requests get the earlier reply while the state is the same; only for operations without code of users
 * @param sandboxIdle the idle time after which a sandbox is dropped, or null for never
 * @param fixture the instances at the start, or null for the seeded resources only
 * @param journal the limits of the journal
 * @param chaos the chaos rules at the start, or null
 * @param log the log of requests and failures
 */
public record EmulatorOptions(
        String host,
        int port,
        @Nullable Integer mqttPort,
        @Nullable URI publicUrl,
        List<String> trustedHosts,
        long seed,
        int populate,
        int pollsUntilDone,
        Clock clock,
        Authentication authentication,
        List<String> credentials,
        Edge edge,
        Responses responses,
        References references,
        @Nullable Encryption encryption,
        int maxBody,
        int memoryWatermark,
        @Nullable String adminToken,
        boolean crossOrigin,
        boolean replyCache,
        @Nullable Duration sandboxIdle,
        @Nullable Fixture fixture,
        JournalLimits journal,
        @Nullable RuleFile chaos,
        ServerLog log) {
    /** The default port. */
    public static final int USUAL_PORT = 4010;

    /** The default port for MQTT. */
    public static final int USUAL_MQTT_PORT = 1883;

    private static final int USUAL_BODY = 10 * 1024 * 1024;
    private static final int USUAL_WATERMARK = 90;

    /** Copies the lists. */
    public EmulatorOptions {
        trustedHosts = List.copyOf(trustedHosts);
        credentials = List.copyOf(credentials);
    }

    /**
     * Returns the default options: port {@link #USUAL_PORT} of this machine, the logical clock, described credentials of any value, and no
     * data at the start.
     */
    public static EmulatorOptions standard() {
        return new EmulatorOptions(
                "127.0.0.1",
                USUAL_PORT,
                null,
                null,
                List.of(),
                0,
                0,
                1,
                Clock.LOGICAL,
                Authentication.PRESENCE,
                List.of(),
                Edge.LENIENT,
                Responses.FULL,
                References.LENIENT,
                null,
                USUAL_BODY,
                USUAL_WATERMARK,
                null,
                true,
                false,
                null,
                null,
                JournalLimits.standard(),
                null,
                ServerLog.SILENT);
    }

    /**
     * Returns the origin of links: scheme, host and port.
     *
     * @param served the port that the server listens on
     * @return the public URL without a slash at its end, else the bound address with this port
     */
    public String origin(int served) {
        if (publicUrl != null) {
            String url = publicUrl.toString();
            return url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
        }
        return (encryption == null ? "http://" : "https://") + authority(served);
    }

    /** Returns the address for clients of MQTT on a port, such as {@code mqtt://127.0.0.1:1883}. */
    public String mqttAddress(int served) {
        return (encryption == null ? "mqtt://" : "mqtts://") + authority(served);
    }

    private String authority(int served) {
        String name = host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host;
        return (name.indexOf(':') >= 0 && !name.startsWith("[") ? "[" + name + "]" : name) + ":" + served;
    }

    /** Returns whether generated responses have values in optional members. */
    public boolean fillsOptional() {
        return responses == Responses.FULL;
    }

    /** Sets the host name or address to listen on. */
    public EmulatorOptions withHost(String other) {
        return with(draft -> draft.host = other);
    }

    /** Sets the port; 0 takes any free port. */
    public EmulatorOptions withPort(int other) {
        return with(draft -> draft.port = other);
    }

    /** Sets the port for MQTT; 0 takes any free port, and null the usual one if the description has a server with MQTT. */
    public EmulatorOptions withMqttPort(@Nullable Integer other) {
        return with(draft -> draft.mqttPort = other);
    }

    /** Sets the origin of links, or null for the bound address. */
    public EmulatorOptions withPublicUrl(@Nullable URI other) {
        return with(draft -> draft.publicUrl = other);
    }

    /** Sets the values of {@code Host} that may replace the origin of links. */
    public EmulatorOptions withTrustedHosts(List<String> other) {
        return with(draft -> draft.trustedHosts = other);
    }

    /** Sets the seed of all generated values. */
    public EmulatorOptions withSeed(long other) {
        return with(draft -> draft.seed = other);
    }

    /** Sets the number of instances of each resource at the start. */
    public EmulatorOptions withPopulate(int instances) {
        return with(draft -> draft.populate = instances);
    }

    /** Sets how often clients must poll a long-running operation until it completes. */
    public EmulatorOptions withPollsUntilDone(int polls) {
        return with(draft -> draft.pollsUntilDone = polls);
    }

    /** Sets the source of time. */
    public EmulatorOptions withClock(Clock other) {
        return with(draft -> draft.clock = other);
    }

    /**
     * Sets how credentials are checked.
     *
     * @param accepted the accepted credentials of strict authentication
     */
    public EmulatorOptions withAuthentication(Authentication other, List<String> accepted) {
        return with(draft -> {
            draft.authentication = other;
            draft.credentials = accepted;
        });
    }

    /** Sets how strictly requests are read. */
    public EmulatorOptions withEdge(Edge other) {
        return with(draft -> draft.edge = other);
    }

    /** Sets how complete generated responses are. */
    public EmulatorOptions withResponses(Responses other) {
        return with(draft -> draft.responses = other);
    }

    /** Sets whether requests may refer to instances that do not exist. */
    public EmulatorOptions withReferences(References other) {
        return with(draft -> draft.references = other);
    }

    /** Sets the TLS certificate, or null for plain HTTP. */
    public EmulatorOptions withEncryption(@Nullable Encryption other) {
        return with(draft -> draft.encryption = other);
    }

    /** Sets the longest request body in bytes. */
    public EmulatorOptions withMaxBody(int bytes) {
        return with(draft -> draft.maxBody = bytes);
    }

    /** Sets the percentage of the heap in use at which writes are refused. */
    public EmulatorOptions withMemoryWatermark(int percent) {
        return with(draft -> draft.memoryWatermark = percent);
    }

    /** Sets the token that opens the control routes to other machines, or null. */
    public EmulatorOptions withAdminToken(@Nullable String other) {
        return with(draft -> draft.adminToken = other);
    }

    /** Sets whether web pages of other origins may use the emulated routes. */
    public EmulatorOptions withCrossOrigin(boolean allowed) {
        return with(draft -> draft.crossOrigin = allowed);
    }

    /** Sets whether repeated requests get the earlier reply while the state is the same. Code of users must not run in operations. */
    public EmulatorOptions withReplyCache(boolean kept) {
        return with(draft -> draft.replyCache = kept);
    }

    /** Sets the idle time after which a sandbox is dropped, or null for never. */
    public EmulatorOptions withSandboxIdle(@Nullable Duration other) {
        return with(draft -> draft.sandboxIdle = other);
    }

    /** Sets the chaos rules at the start, or null. */
    public EmulatorOptions withChaos(@Nullable RuleFile other) {
        return with(draft -> draft.chaos = other);
    }

    /** Sets the instances at the start, or null for the seeded resources only. */
    public EmulatorOptions withFixture(@Nullable Fixture other) {
        return with(draft -> draft.fixture = other);
    }

    /** Sets the limits of the journal. */
    public EmulatorOptions withJournal(JournalLimits other) {
        return with(draft -> draft.journal = other);
    }

    /** Sets the log of requests and failures. */
    public EmulatorOptions withLog(ServerLog other) {
        return with(draft -> draft.log = other);
    }

    private EmulatorOptions with(Consumer<OptionsDraft> change) {
        OptionsDraft draft = new OptionsDraft(this);
        change.accept(draft);
        return draft.options();
    }
}
