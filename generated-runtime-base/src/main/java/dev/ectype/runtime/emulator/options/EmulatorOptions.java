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
 * How an emulator is started.
 *
 * @param port 0 takes any free port
 * @param publicUrl the origin that links begin with, or null for the bound address
 * @param trustedHosts values of {@code Host} that links may begin with instead
 * @param populate how many instances every resource has at the start
 * @param pollsUntilDone how often clients must ask for what the server is busy with until it is done
 * @param credentials what is accepted where authentication is strict
 * @param maxBody the longest request body in bytes
 * @param memoryWatermark how much of the heap, in percent, may be in use after a collection before writes are refused
 * @param adminToken what opens the control routes from other machines, or null
 * @param crossOrigin whether web pages of other origins may use the emulated routes
 * @param sandboxIdle how long nobody may use a sandbox until it is dropped, or null for as long as they like
 * @param chaos the faults that are made from the start, or null
 * @param fixture what there is at the start, or null for what the description gives
 * @param journal how many writes are remembered
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
    public static final int USUAL_PORT = 4010;
    private static final int USUAL_BODY = 10 * 1024 * 1024;
    private static final int USUAL_WATERMARK = 90;

    public EmulatorOptions {
        trustedHosts = List.copyOf(trustedHosts);
        credentials = List.copyOf(credentials);
    }

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

    /** What links begin with once this port is served: scheme, host and port. */
    public String origin(int served) {
        if (publicUrl != null) {
            String told = publicUrl.toString();
            return told.endsWith("/") ? told.substring(0, told.length() - 1) : told;
        }
        String name = host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host;
        String literal = name.indexOf(':') >= 0 && !name.startsWith("[") ? "[" + name + "]" : name;
        return (encryption == null ? "http://" : "https://") + literal + ":" + served;
    }

    public ServingOptions listening() {
        return new ServingOptions(host, port, encryption, maxBody, log);
    }

    public EmulatorOptions withHost(String other) {
        Draft draft = new Draft(this);
        draft.host = other;
        return draft.options();
    }

    public EmulatorOptions withPort(int other) {
        Draft draft = new Draft(this);
        draft.port = other;
        return draft.options();
    }

    public EmulatorOptions withPublicUrl(@Nullable URI other) {
        Draft draft = new Draft(this);
        draft.publicUrl = other;
        return draft.options();
    }

    public EmulatorOptions withTrustedHosts(List<String> other) {
        Draft draft = new Draft(this);
        draft.trustedHosts = other;
        return draft.options();
    }

    public EmulatorOptions withSeed(long other) {
        Draft draft = new Draft(this);
        draft.seed = other;
        return draft.options();
    }

    public EmulatorOptions withPopulate(int instances) {
        Draft draft = new Draft(this);
        draft.populate = instances;
        return draft.options();
    }

    public EmulatorOptions withPollsUntilDone(int polls) {
        Draft draft = new Draft(this);
        draft.pollsUntilDone = polls;
        return draft.options();
    }

    public EmulatorOptions withClock(Clock other) {
        Draft draft = new Draft(this);
        draft.clock = other;
        return draft.options();
    }

    public EmulatorOptions withAuthentication(Authentication other, List<String> accepted) {
        Draft draft = new Draft(this);
        draft.authentication = other;
        draft.credentials = accepted;
        return draft.options();
    }

    public EmulatorOptions withEdge(Edge other) {
        Draft draft = new Draft(this);
        draft.edge = other;
        return draft.options();
    }

    public EmulatorOptions withEncryption(@Nullable Encryption other) {
        Draft draft = new Draft(this);
        draft.encryption = other;
        return draft.options();
    }

    public EmulatorOptions withMaxBody(int bytes) {
        Draft draft = new Draft(this);
        draft.maxBody = bytes;
        return draft.options();
    }

    public EmulatorOptions withMemoryWatermark(int percent) {
        Draft draft = new Draft(this);
        draft.memoryWatermark = percent;
        return draft.options();
    }

    public EmulatorOptions withAdminToken(@Nullable String other) {
        Draft draft = new Draft(this);
        draft.adminToken = other;
        return draft.options();
    }

    public EmulatorOptions withCrossOrigin(boolean allowed) {
        Draft draft = new Draft(this);
        draft.crossOrigin = allowed;
        return draft.options();
    }

    public EmulatorOptions withSandboxIdle(@Nullable Duration other) {
        Draft draft = new Draft(this);
        draft.sandboxIdle = other;
        return draft.options();
    }

    public EmulatorOptions withChaos(@Nullable RuleFile other) {
        Draft draft = new Draft(this);
        draft.chaos = other;
        return draft.options();
    }

    public EmulatorOptions withFixture(@Nullable Fixture other) {
        Draft draft = new Draft(this);
        draft.fixture = other;
        return draft.options();
    }

    public EmulatorOptions withJournal(JournalLimits other) {
        Draft draft = new Draft(this);
        draft.journal = other;
        return draft.options();
    }

    public EmulatorOptions withLog(ServerLog other) {
        Draft draft = new Draft(this);
        draft.log = other;
        return draft.options();
    }

    /** A copy to change before it becomes options again, so that a new component is listed here and nowhere else. */
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
