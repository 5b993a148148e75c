package dev.ectype.runtime.server;

import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.netty.DedicatedProcess;
import dev.ectype.runtime.netty.NettyServer;
import dev.ectype.runtime.netty.PortInUse;
import dev.ectype.runtime.netty.option.Limits;
import dev.ectype.runtime.netty.option.NettyOptions;
import dev.ectype.runtime.netty.tls.CertificateSource;
import dev.ectype.runtime.netty.tls.UnusableCertificate;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Path;
import java.time.Clock;
import org.jspecify.annotations.Nullable;

/** A handler that is being served. */
public final class RunningServer implements AutoCloseable {
    private final NettyServer server;

    private RunningServer(NettyServer server) {
        this.server = server;
    }

    /** Serves from now on; throws {@link ServerStartFailure} when the address or the certificate cannot be used. */
    public static RunningServer start(ServingOptions listening, HttpHandler handler) {
        ServerLog log = listening.log();
        NettyOptions options = NettyOptions.on(listening.host(), listening.port(), log::failed)
                .withLimits(Limits.STANDARD.withBodyBytes(listening.maxBody()))
                .withTls(tls(listening.encryption()));
        try {
            return new RunningServer(NettyServer.start(
                    log == ServerLog.SILENT ? options : options.withRequestLog(log::replied), handler));
        } catch (PortInUse taken) {
            throw new ServerStartFailure(String.valueOf(taken.getMessage()), true, taken);
        } catch (UnusableCertificate unusable) {
            throw new ServerStartFailure(String.valueOf(unusable.getMessage()), false, unusable);
        } catch (IllegalStateException | UnresolvedAddressException unreachable) {
            String address = listening.host() + ":" + listening.port();
            throw new ServerStartFailure(
                    "cannot listen on " + address + ": " + reason(unreachable), false, unreachable);
        }
    }

    /** In the words of whoever knows most of it: the operating system, or what makes certificates. */
    private static String reason(Throwable problem) {
        Throwable first = problem;
        while (first.getCause() != null) {
            first = first.getCause();
        }
        return first.getMessage() == null ? first.getClass().getSimpleName() : first.getMessage();
    }

    /** Makes ready a process that serves and does nothing else; call it before anything is served. */
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

    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        server.close();
    }
}
