package dev.ectype.runtime.emulator.options;

import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.server.Encryption;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.server.ServingOptions;
import dev.ectype.runtime.state.journal.JournalLimits;
import dev.ectype.runtime.state.time.Clock;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the start options of an emulator.
 *
 * @param port 0 takes any free port
 * @param publicUrl the origin of links, or null for the bound address
 * @param trustedHosts values of {@code Host} that may replace the origin of links
 * @param populate the number of instances of each resource at the start
 * @param pollsUntilDone how often clients must poll a long-running operation until it completes
 * @param credentials the accepted credentials of strict authentication
 * @param maxBody the longest request body in bytes
 * @param memoryWatermark the percentage of the heap in use after a collection at which writes are refused
 * @param adminToken the token that opens the control routes to other machines, or null
 * @param crossOrigin whether web pages of other origins may use the emulated routes
 * @param sandboxIdle the idle time after which a sandbox is dropped, or null for never
 * @param chaos the chaos rules at the start, or null
 * @param fixture the instances at the start, or null for the seeded resources only
 * @param journal the limits of the journal
 */
public record EmulatorOptions(
        String host,
        int port,
        @Nullable URI publicUrl,
        List<String> trustedHosts,
        long seed,
        int populate,
        int pollsUntilDone,
        Clock clock,
        Authentication authentication,
        List<String> credentials,
        Edge edge,
        @Nullable Encryption encryption,
        int maxBody,
        int memoryWatermark,
        @Nullable String adminToken,
        boolean crossOrigin,
        @Nullable Duration sandboxIdle,
        @Nullable Fixture fixture,
        JournalLimits journal,
        @Nullable RuleFile chaos,
        ServerLog log) {
    /** The default port. */
    public static final int USUAL_PORT = 4010;

    private static final int USUAL_BODY = 10 * 1024 * 1024;
    private static final int USUAL_WATERMARK = 90;

    public EmulatorOptions {
        trustedHosts = List.copyOf(trustedHosts);
        credentials = List.copyOf(credentials);
    }

    /** Returns the default options. */
    public static EmulatorOptions standard() {
        return new EmulatorOptions(
                "127.0.0.1",
                USUAL_PORT,
                null,
                List.of(),
                0,
                0,
                1,
                Clock.LOGICAL,
                Authentication.PRESENCE,
                List.of(),
                Edge.LENIENT,
                null,
                USUAL_BODY,
                USUAL_WATERMARK,
                null,
                true,
                null,
                null,
                JournalLimits.standard(),
                null,
                ServerLog.SILENT);
    }

    /**
     * Returns the origin of links: scheme, host and port.
     *
     * @param served the port that is served
     */
    public String origin(int served) {
        if (publicUrl != null) {
            String url = publicUrl.toString();
            return url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
        }
        String name = host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host;
        String literal = name.indexOf(':') >= 0 && !name.startsWith("[") ? "[" + name + "]" : name;
        return (encryption == null ? "http://" : "https://") + literal + ":" + served;
    }

    /** Returns the options of the server. */
    public ServingOptions listening() {
        return new ServingOptions(host, port, encryption, maxBody, log);
    }

    /** Sets the host name or address to listen on. */
    public EmulatorOptions withHost(String other) {
        Draft draft = new Draft(this);
        draft.host = other;
        return draft.options();
    }

    /** Sets the port; 0 takes any free port. */
    public EmulatorOptions withPort(int other) {
        Draft draft = new Draft(this);
        draft.port = other;
        return draft.options();
    }

    /** Sets the origin of links, or null for the bound address. */
    public EmulatorOptions withPublicUrl(@Nullable URI other) {
        Draft draft = new Draft(this);
        draft.publicUrl = other;
        return draft.options();
    }

    /** Sets the values of {@code Host} that may replace the origin of links. */
    public EmulatorOptions withTrustedHosts(List<String> other) {
        Draft draft = new Draft(this);
        draft.trustedHosts = other;
        return draft.options();
    }

    /** Sets the seed of all generated values. */
    public EmulatorOptions withSeed(long other) {
        Draft draft = new Draft(this);
        draft.seed = other;
        return draft.options();
    }

    /** Sets the number of instances of each resource at the start. */
    public EmulatorOptions withPopulate(int instances) {
        Draft draft = new Draft(this);
        draft.populate = instances;
        return draft.options();
    }

    /** Sets how often clients must poll a long-running operation until it completes. */
    public EmulatorOptions withPollsUntilDone(int polls) {
        Draft draft = new Draft(this);
        draft.pollsUntilDone = polls;
        return draft.options();
    }

    /** Sets the source of time. */
    public EmulatorOptions withClock(Clock other) {
        Draft draft = new Draft(this);
        draft.clock = other;
        return draft.options();
    }

    /**
     * Sets how credentials are checked.
     *
     * @param accepted the accepted credentials of strict authentication
     */
    public EmulatorOptions withAuthentication(Authentication other, List<String> accepted) {
        Draft draft = new Draft(this);
        draft.authentication = other;
        draft.credentials = accepted;
        return draft.options();
    }

    /** Sets how strictly requests are read. */
    public EmulatorOptions withEdge(Edge other) {
        Draft draft = new Draft(this);
        draft.edge = other;
        return draft.options();
    }

    /** Sets the TLS certificate, or null for plain HTTP. */
    public EmulatorOptions withEncryption(@Nullable Encryption other) {
        Draft draft = new Draft(this);
        draft.encryption = other;
        return draft.options();
    }

    /** Sets the longest request body in bytes. */
    public EmulatorOptions withMaxBody(int bytes) {
        Draft draft = new Draft(this);
        draft.maxBody = bytes;
        return draft.options();
    }

    /** Sets the percentage of the heap in use at which writes are refused. */
    public EmulatorOptions withMemoryWatermark(int percent) {
        Draft draft = new Draft(this);
        draft.memoryWatermark = percent;
        return draft.options();
    }

    /** Sets the token that opens the control routes to other machines, or null. */
    public EmulatorOptions withAdminToken(@Nullable String other) {
        Draft draft = new Draft(this);
        draft.adminToken = other;
        return draft.options();
    }

    /** Sets whether web pages of other origins may use the emulated routes. */
    public EmulatorOptions withCrossOrigin(boolean allowed) {
        Draft draft = new Draft(this);
        draft.crossOrigin = allowed;
        return draft.options();
    }

    /** Sets the idle time after which a sandbox is dropped, or null for never. */
    public EmulatorOptions withSandboxIdle(@Nullable Duration other) {
        Draft draft = new Draft(this);
        draft.sandboxIdle = other;
        return draft.options();
    }

    /** Sets the chaos rules at the start, or null. */
    public EmulatorOptions withChaos(@Nullable RuleFile other) {
        Draft draft = new Draft(this);
        draft.chaos = other;
        return draft.options();
    }

    /** Sets the instances at the start, or null for the seeded resources only. */
    public EmulatorOptions withFixture(@Nullable Fixture other) {
        Draft draft = new Draft(this);
        draft.fixture = other;
        return draft.options();
    }

    /** Sets the limits of the journal. */
    public EmulatorOptions withJournal(JournalLimits other) {
        Draft draft = new Draft(this);
        draft.journal = other;
        return draft.options();
    }

    /** Sets the log of requests and failures. */
    public EmulatorOptions withLog(ServerLog other) {
        Draft draft = new Draft(this);
        draft.log = other;
        return draft.options();
    }

    /** Holds a mutable copy of the options, so that a new option must be added in one place only. */
    private static final class Draft {
        private String host;
        private int port;
        private @Nullable URI publicUrl;
        private List<String> trustedHosts;
        private long seed;
        private int populate;
        private int pollsUntilDone;
        private Clock clock;
        private Authentication authentication;
        private List<String> credentials;
        private Edge edge;
        private @Nullable Encryption encryption;
        private int maxBody;
        private int memoryWatermark;
        private @Nullable String adminToken;
        private boolean crossOrigin;
        private @Nullable Duration sandboxIdle;
        private @Nullable Fixture fixture;
        private JournalLimits journal;
        private @Nullable RuleFile chaos;
        private ServerLog log;

        Draft(EmulatorOptions from) {
            host = from.host;
            port = from.port;
            publicUrl = from.publicUrl;
            trustedHosts = from.trustedHosts;
            seed = from.seed;
            populate = from.populate;
            pollsUntilDone = from.pollsUntilDone;
            clock = from.clock;
            authentication = from.authentication;
            credentials = from.credentials;
            edge = from.edge;
            encryption = from.encryption;
            maxBody = from.maxBody;
            memoryWatermark = from.memoryWatermark;
            adminToken = from.adminToken;
            crossOrigin = from.crossOrigin;
            sandboxIdle = from.sandboxIdle;
            fixture = from.fixture;
            journal = from.journal;
            chaos = from.chaos;
            log = from.log;
        }

        EmulatorOptions options() {
            return new EmulatorOptions(
                    host,
                    port,
                    publicUrl,
                    trustedHosts,
                    seed,
                    populate,
                    pollsUntilDone,
                    clock,
                    authentication,
                    credentials,
                    edge,
                    encryption,
                    maxBody,
                    memoryWatermark,
                    adminToken,
                    crossOrigin,
                    sandboxIdle,
                    fixture,
                    journal,
                    chaos,
                    log);
        }
    }
}
