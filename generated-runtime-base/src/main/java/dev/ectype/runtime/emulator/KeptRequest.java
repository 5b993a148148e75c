package dev.ectype.runtime.emulator;

import dev.ectype.runtime.chaos.Drawn;
import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Pieces;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.state.Header;
import dev.ectype.runtime.state.RequestRecord;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request that outlasts whoever received it.
 *
 * @param drawn the chaos that was drawn for it before, or null
 */
record KeptRequest(
        String method,
        String target,
        String mount,
        List<Header> fields,
        Bytes body,
        InetSocketAddress peer,
        boolean secure,
        Protocol protocol,
        @Nullable Pieces pieces,
        @Nullable Drawn drawn)
        implements Request {
    private static final InetSocketAddress HERE = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    static KeptRequest of(Request request) {
        List<Header> fields = new ArrayList<>();
        request.forEachHeader((name, value) -> fields.add(new Header(name, value)));
        return new KeptRequest(
                request.method(),
                request.target(),
                request.mount(),
                fields,
                Bytes.of(request.body().copy()),
                request.peer(),
                request.secure(),
                request.protocol(),
                request.pieces(),
                null);
    }

    KeptRequest with(@Nullable Drawn chaos) {
        return new KeptRequest(method, target, mount, fields, body, peer, secure, protocol, pieces, chaos);
    }

    /** A remembered request as if it came again, from a program on the same machine. */
    static KeptRequest again(RequestRecord record) {
        List<Header> fields = new ArrayList<>(record.headers());
        String mount = first(fields, RememberedHeaders.MOUNT);
        if (first(fields, "host") == null) {
            fields.add(new Header("host", "localhost"));
        }
        return new KeptRequest(
                record.method(),
                record.target(),
                mount == null ? "" : mount,
                fields,
                Bytes.of(record.body()),
                HERE,
                false,
                Protocol.HTTP_1_1,
                null,
                null);
    }

    /** Whether it is one that was answered before, and is run again. */
    boolean isAgain() {
        return peer == HERE;
    }

    private static @Nullable String first(List<Header> fields, String name) {
        for (Header field : fields) {
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
                .map(Header::value)
                .toList();
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        fields.forEach(field -> visitor.visit(field.name(), field.value()));
    }
}
