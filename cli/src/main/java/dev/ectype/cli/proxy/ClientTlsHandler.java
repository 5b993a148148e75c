package dev.ectype.cli.proxy;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.SniCompletionEvent;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import java.nio.channels.ClosedChannelException;
import java.util.Objects;
import java.util.StringJoiner;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/** Waits for the TLS handshake with a client and reports its failure. */
final class ClientTlsHandler extends ChannelInboundHandlerAdapter {
    private static final int MAX_CAUSES = 4;

    private final ProtocolSelector selector;
    private String host;
    private @Nullable String serverName;

    ClientTlsHandler(ProtocolSelector wire, String host) {
        this.selector = wire;
        this.host = host;
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event instanceof SniCompletionEvent sni && sni.isSuccess() && sni.hostname() != null) {
            serverName = sni.hostname();
            host = sni.hostname();
        } else if (event instanceof SslHandshakeCompletionEvent done) {
            if (done.isSuccess()) {
                secured(context);
            } else {
                selector.loop().context().notices().publishOnce(reason(done.cause()));
                context.close();
            }
        }
    }

    private void secured(ChannelHandlerContext context) {
        SslHandler tls = Objects.requireNonNull(context.pipeline().get(SslHandler.class));
        ProtocolSelector within = selector.within(serverName);
        if (ApplicationProtocolNames.HTTP_2.equals(tls.applicationProtocol())) {
            within.http2();
        } else {
            within.detect();
        }
        context.pipeline().remove(this);
    }

    private String reason(Throwable cause) {
        String reason = describe(cause);
        // Libraries report an unknown authority as "unknown_ca", or as a bad or unknown certificate. Some send that
        // alert in clear text
        // although the connection is encrypted already: two bytes, which older Java versions reject as too short a
        // record.
        boolean untrusting = cause instanceof SSLException
                && reason.matches(
                        ".*[Aa]lert.*(_ca|certificate).*|.*Insufficient buffer remaining for AEAD.*[(]2[)].*");
        if (untrusting) {
            return "a client does not trust the certificate authority of the proxy, so it received no response from "
                    + host;
        }
        return cause instanceof ClosedChannelException
                ? "a client closed the TLS connection to " + host
                        + " without an alert; it may not trust the certificate authority of the proxy"
                : "a client cannot use TLS with " + host + " through the proxy: " + reason;
    }

    /** Describes the failure with its cause, if the cause has a message. */
    private static String describe(Throwable cause) {
        StringJoiner reason = new StringJoiner(": ");
        Throwable context = cause;
        for (int depth = 0; context != null && depth < MAX_CAUSES; depth++) {
            reason.add(String.valueOf(context.getMessage()));
            context = context.getCause();
        }
        return reason.toString();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.close();
    }
}
