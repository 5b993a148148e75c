package dev.ectype.runtime.server.listen;

import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.netty.DedicatedProcess;
import dev.ectype.runtime.netty.NettyServer;
import dev.ectype.runtime.netty.PortInUse;
import dev.ectype.runtime.netty.option.Limits;
import dev.ectype.runtime.netty.option.NettyOptions;
import dev.ectype.runtime.netty.tls.CertificateSource;
import dev.ectype.runtime.netty.tls.UnusableCertificate;
import dev.ectype.runtime.server.Encryption;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.server.ServerStartFailure;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Path;
import java.time.Clock;
import org.jspecify.annotations.Nullable;

/** Serves a handler until it is closed. */
public final class RunningServer implements AutoCloseable {
    private final NettyServer server;

    private RunningServer(NettyServer server) {
        this.server = server;
    }

    /**
     * Starts a server.
     *
     * @param listening the address and the options
     * @param handler the handler of all requests
     * @return the server, which accepts connections
     * @throws ServerStartFailure if the address or the certificate is unusable
     */
    public static RunningServer start(ServingOptions listening, HttpHandler handler) {
        ServerLog log = listening.log();
        NettyOptions options = NettyOptions.on(listening.host(), listening.port(), log::failed)
                .withLimits(Limits.STANDARD.withBodyBytes(listening.maxBody()))
                .withTls(tls(listening.encryption()))
                .withSecond(listening.second());
        try {
            return new RunningServer(NettyServer.start(
                    log == ServerLog.SILENT ? options : options.withRequestLog(log::replied), handler));
        } catch (PortInUse taken) {
            throw ServerStartFailure.portTaken(String.valueOf(taken.getMessage()), taken.port(), taken);
        } catch (UnusableCertificate unusable) {
            throw new ServerStartFailure(String.valueOf(unusable.getMessage()), unusable);
        } catch (IllegalStateException | UnresolvedAddressException unreachable) {
            String address = listening.host() + ":" + listening.port();
            throw new ServerStartFailure("cannot listen on " + address + ": " + reason(unreachable), unreachable);
        }
    }

    /** Returns the most specific message, of the operating system or of the certificate generation. */
    private static String reason(Throwable problem) {
        Throwable first = problem;
        while (first.getCause() != null) {
            first = first.getCause();
        }
        return first.getMessage() == null ? first.getClass().getSimpleName() : first.getMessage();
    }

    /** Prepares a process that only serves. Call it before the first server starts. */
    public static void prepareOwnProcess() {
        DedicatedProcess.prepare();
    }

    private static @Nullable CertificateSource tls(@Nullable Encryption encryption) {
        if (encryption == null) {
            return null;
        }
        Path certificate = encryption.certificate();
        Path key = encryption.key();
        return certificate == null || key == null
                ? new CertificateSource.SelfSigned(Clock.systemUTC())
                : new CertificateSource.PemFiles(certificate, key);
    }

    /** {@return the port of the server} */
    public int port() {
        return server.port();
    }

    /** {@return the port of the second protocol, or -1 without one} */
    public int secondPort() {
        return server.secondPort();
    }

    @Override
    public void close() {
        server.close();
    }
}
