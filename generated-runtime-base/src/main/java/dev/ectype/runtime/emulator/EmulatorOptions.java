package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.request.Authentication;
import dev.ectype.runtime.server.Encryption;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.Clock;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How an emulator is started.
 *
 * @param port 0 takes any free port
 * @param publicUrl the origin that links begin with, or null for the bound address
 * @param trustedHosts values of {@code Host} that links may begin with instead
 * @param credentials what is accepted where authentication is strict
 * @param maxBody the longest request body in bytes
 * @param adminToken what opens the control routes from other machines, or null
 */
public record EmulatorOptions(
        String host,
        int port,
        @Nullable URI publicUrl,
        List<String> trustedHosts,
        long seed,
        Clock clock,
        Authentication authentication,
        List<String> credentials,
        Edge edge,
        @Nullable Encryption encryption,
        int maxBody,
        @Nullable String adminToken,
        ServerLog log) {
    public static final int USUAL_PORT = 4010;
    private static final int USUAL_BODY = 10 * 1024 * 1024;

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
                Clock.LOGICAL,
                Authentication.PRESENCE,
                List.of(),
                Edge.LENIENT,
                null,
                USUAL_BODY,
                null,
                ServerLog.SILENT);
    }

    public EmulatorOptions withHost(String other) {
        return new EmulatorOptions(
                other,
                port,
                publicUrl,
                trustedHosts,
                seed,
                clock,
                authentication,
                credentials,
                edge,
                encryption,
                maxBody,
                adminToken,
                log);
    }

    public EmulatorOptions withPort(int other) {
        return new EmulatorOptions(
                host,
                other,
                publicUrl,
                trustedHosts,
                seed,
                clock,
                authentication,
                credentials,
                edge,
                encryption,
                maxBody,
                adminToken,
                log);
    }

    public EmulatorOptions withPublicUrl(@Nullable URI other) {
        return new EmulatorOptions(
                host,
                port,
                other,
                trustedHosts,
                seed,
                clock,
                authentication,
                credentials,
                edge,
                encryption,
                maxBody,
                adminToken,
                log);
    }

    public EmulatorOptions withTrustedHosts(List<String> other) {
        return new EmulatorOptions(
                host,
                port,
                publicUrl,
                other,
                seed,
                clock,
                authentication,
                credentials,
                edge,
                encryption,
                maxBody,
                adminToken,
                log);
    }

    public EmulatorOptions withSeed(long other) {
        return new EmulatorOptions(
                host,
                port,
                publicUrl,
                trustedHosts,
                other,
                clock,
                authentication,
                credentials,
                edge,
                encryption,
                maxBody,
                adminToken,
                log);
    }

    public EmulatorOptions withClock(Clock other) {
        return new EmulatorOptions(
                host,
                port,
                publicUrl,
                trustedHosts,
                seed,
                other,
                authentication,
                credentials,
                edge,
                encryption,
                maxBody,
                adminToken,
                log);
    }

    public EmulatorOptions withAuthentication(Authentication other, List<String> accepted) {
        return new EmulatorOptions(
                host,
                port,
                publicUrl,
                trustedHosts,
                seed,
                clock,
                other,
                accepted,
                edge,
                encryption,
                maxBody,
                adminToken,
                log);
    }

    public EmulatorOptions withEdge(Edge other) {
        return new EmulatorOptions(
                host,
                port,
                publicUrl,
                trustedHosts,
                seed,
                clock,
                authentication,
                credentials,
                other,
                encryption,
                maxBody,
                adminToken,
                log);
    }

    public EmulatorOptions withEncryption(@Nullable Encryption other) {
        return new EmulatorOptions(
                host,
                port,
                publicUrl,
                trustedHosts,
                seed,
                clock,
                authentication,
                credentials,
                edge,
                other,
                maxBody,
                adminToken,
                log);
    }

    public EmulatorOptions withMaxBody(int bytes) {
        return new EmulatorOptions(
                host,
                port,
                publicUrl,
                trustedHosts,
                seed,
                clock,
                authentication,
                credentials,
                edge,
                encryption,
                bytes,
                adminToken,
                log);
    }

    public EmulatorOptions withAdminToken(@Nullable String other) {
        return new EmulatorOptions(
                host,
                port,
                publicUrl,
                trustedHosts,
                seed,
                clock,
                authentication,
                credentials,
                edge,
                encryption,
                maxBody,
                other,
                log);
    }

    public EmulatorOptions withLog(ServerLog other) {
        return new EmulatorOptions(
                host,
                port,
                publicUrl,
                trustedHosts,
                seed,
                clock,
                authentication,
                credentials,
                edge,
                encryption,
                maxBody,
                adminToken,
                other);
    }
}
