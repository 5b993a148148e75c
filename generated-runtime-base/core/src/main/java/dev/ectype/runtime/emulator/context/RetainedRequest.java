package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.chaos.FaultOutcome;
import dev.ectype.runtime.http.BodyChunks;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.state.journal.RequestHeader;
import dev.ectype.runtime.state.journal.RequestRecord;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Copies a request so that it can be processed later or on another thread.
 *
 * @param method the HTTP method as written
 * @param target the percent-encoded path and query, without the mount
 * @param mount the path prefix that a proxy or a mounted emulator removed, or an empty text
 * @param fields the header fields in order
 * @param body the bytes of the body; empty if the body arrives in chunks
 * @param peer the address of the client
 * @param secure whether the request came over TLS
 * @param protocol the HTTP version
 * @param bodyChunks the chunks of a body that still arrives, or null for a complete body
 * @param drawnFaults the faults that were drawn for the request before, or null
 */
public record RetainedRequest(
        String method,
        String target,
        String mount,
        List<RequestHeader> fields,
        ByteSlice body,
        InetSocketAddress peer,
        boolean secure,
        Protocol protocol,
        @Nullable BodyChunks bodyChunks,
        @Nullable FaultOutcome drawnFaults)
        implements Request {
    private static final InetSocketAddress HERE = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    /** Copies a request, including its body. */
    public static RetainedRequest of(Request request) {
        List<RequestHeader> fields = new ArrayList<>();
        request.forEachHeader((name, value) -> fields.add(new RequestHeader(name, value)));
        return new RetainedRequest(
                request.method(),
                request.target(),
                request.mount(),
                fields,
                ByteSlice.of(request.body().copy()),
                request.peer(),
                request.secure(),
                request.protocol(),
                request.bodyChunks(),
                null);
    }

    /** Returns a copy of this request with faults that were drawn already. */
    public RetainedRequest with(@Nullable FaultOutcome chaos) {
        return new RetainedRequest(method, target, mount, fields, body, peer, secure, protocol, bodyChunks, chaos);
    }

    /** Returns a journaled request for replay, as if sent from this machine. */
    public static RetainedRequest replayOf(RequestRecord record) {
        List<RequestHeader> fields = new ArrayList<>(record.headers());
        String mount = first(fields, JournaledHeaders.MOUNT);
        if (first(fields, "host") == null) {
            fields.add(new RequestHeader("host", "localhost"));
        }
        return new RetainedRequest(
                record.method(),
                record.target(),
                mount == null ? "" : mount,
                fields,
                ByteSlice.of(record.body().bytes()),
                HERE,
                false,
                Protocol.HTTP_1_1,
                null,
                null);
    }

    /** Whether the request is replayed from the journal. */
    boolean isReplay() {
        return peer == HERE;
    }

    private static @Nullable String first(List<RequestHeader> fields, String name) {
        for (RequestHeader field : fields) {
            if (field.name().equalsIgnoreCase(name)) {
                return field.value();
            }
        }
        return null;
    }

    @Override
    public @Nullable String header(String name) {
        return first(fields, name);
    }

    @Override
    public List<String> headers(String name) {
        return fields.stream()
                .filter(field -> field.name().equalsIgnoreCase(name))
                .map(RequestHeader::value)
                .toList();
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        fields.forEach(field -> visitor.visit(field.name(), field.value()));
    }
}
