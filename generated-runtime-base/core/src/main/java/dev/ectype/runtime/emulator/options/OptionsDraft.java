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
import org.jspecify.annotations.Nullable;

/** Holds a mutable copy of the options, so that a new option must be added in one place only. */
final class OptionsDraft {
    String host;
    int port;

    @Nullable
    Integer mqttPort;

    @Nullable
    URI publicUrl;

    List<String> trustedHosts;
    long seed;
    int populate;
    int pollsUntilDone;
    Clock clock;
    Authentication authentication;
    List<String> credentials;
    Edge edge;
    Responses responses;
    References references;

    @Nullable
    Encryption encryption;

    int maxBody;
    int memoryWatermark;

    @Nullable
    String adminToken;

    boolean crossOrigin;
    boolean replyCache;

    @Nullable
    Duration sandboxIdle;

    @Nullable
    Fixture fixture;

    JournalLimits journal;

    @Nullable
    RuleFile chaos;

    ServerLog log;

    OptionsDraft(EmulatorOptions from) {
        host = from.host();
        port = from.port();
        mqttPort = from.mqttPort();
        publicUrl = from.publicUrl();
        trustedHosts = from.trustedHosts();
        seed = from.seed();
        populate = from.populate();
        pollsUntilDone = from.pollsUntilDone();
        clock = from.clock();
        authentication = from.authentication();
        credentials = from.credentials();
        edge = from.edge();
        responses = from.responses();
        references = from.references();
        encryption = from.encryption();
        maxBody = from.maxBody();
        memoryWatermark = from.memoryWatermark();
        adminToken = from.adminToken();
        crossOrigin = from.crossOrigin();
        replyCache = from.replyCache();
        sandboxIdle = from.sandboxIdle();
        fixture = from.fixture();
        journal = from.journal();
        chaos = from.chaos();
        log = from.log();
    }

    EmulatorOptions options() {
        return new EmulatorOptions(
                host,
                port,
                mqttPort,
                publicUrl,
                trustedHosts,
                seed,
                populate,
                pollsUntilDone,
                clock,
                authentication,
                credentials,
                edge,
                responses,
                references,
                encryption,
                maxBody,
                memoryWatermark,
                adminToken,
                crossOrigin,
                replyCache,
                sandboxIdle,
                fixture,
                journal,
                chaos,
                log);
    }
}
