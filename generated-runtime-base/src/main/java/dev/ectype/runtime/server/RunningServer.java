package dev.ectype.runtime.server;

import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.netty.Limits;
import dev.ectype.runtime.netty.NettyServer;
import dev.ectype.runtime.netty.OwnProcess;
import dev.ectype.runtime.netty.PortInUse;
import dev.ectype.runtime.netty.ServerOptions;
import dev.ectype.runtime.netty.Tls;
import dev.ectype.runtime.netty.UnusableCertificate;
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

    /** Serves from now on; throws {@link CannotServe} when the address or the certificate cannot be used. */
    public static RunningServer start(Listening listening, HttpHandler handler) {
        ServerLog log = listening.log();
        ServerOptions options = ServerOptions.on(listening.host(), listening.port(), log::failed)
                .withLimits(Limits.STANDARD.withBodyBytes(listening.maxBody()))
                .withTls(tls(listening.encryption()));
        try {
            return new RunningServer(NettyServer.start(
                    log == ServerLog.SILENT ? options : options.withRequestLog(log::replied), handler));
        } catch (PortInUse taken) {
            throw new CannotServe(String.valueOf(taken.getMessage()), true, taken);
        } catch (UnusableCertificate unusable) {
            throw new CannotServe(String.valueOf(unusable.getMessage()), false, unusable);
        } catch (IllegalStateException | UnresolvedAddressException unreachable) {
            String address = listening.host() + ":" + listening.port();
            throw new CannotServe("cannot listen on " + address + ": " + reason(unreachable), false, unreachable);
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
        OwnProcess.prepare();
    }

    private static @Nullable Tls tls(@Nullable Encryption encryption) {
        if (encryption == null) {
            return null;
        }
        Path certificate = encryption.certificate();
        Path key = encryption.key();
        return certificate == null || key == null
                ? new Tls.SelfSigned(Clock.systemUTC())
                : new Tls.PemFiles(certificate, key);
    }

    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        server.close();
    }
}
