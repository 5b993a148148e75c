package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.State;
import java.net.InetSocketAddress;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Represents a call as a request. Its target begins with the name of the protocol, which no HTTP request can have. */
public final class ProtocolCall implements Request, CallObserver {
    /** The headers of the outer request about its own body and reply, which do not apply to the call. */
    private static final Set<String> WITHHELD = new LinkedHashSet<>(List.of(
            "content-type",
            "content-length",
            "content-encoding",
            "transfer-encoding",
            "accept",
            "accept-encoding",
            "idempotency-key",
            "if-match",
            "if-none-match",
            "range",
            "origin"));

    private static final String JSON = "application/json";

    private final Request outer;
    private final String method;
    private final String target;
    private final ByteSlice body;
    private @Nullable State version;
    private @Nullable Document operation;
    private @Nullable StateEvent event;
    private @Nullable OperationStream stream;
    private boolean leftToAdapter;
    private CallResult.BodyFault bodyFault = CallResult.BodyFault.NONE;

    /**
     * Creates a call on behalf of a request.
     *
     * @param target the target, such as {@code graphql:query/product?id=1}
     */
    public ProtocolCall(Request around, String method, String target, ByteSlice body) {
        if (target.startsWith("/")) {
            throw new IllegalArgumentException("a call must name its protocol, but was " + target);
        }
        this.outer = around;
        this.method = method;
        this.target = target;
        this.body = body;
    }

    /**
     * Describes a write that a subscriber is notified of.
     *
     * @param state the version of the state after the write
     * @param row the written row; for a deletion, the row before it
     */
    public record StateEvent(State state, Row row) {}

    /** Attaches an event to this call. */
    public ProtocolCall event(StateEvent happening) {
        event = happening;
        return this;
    }

    @Override
    public @Nullable StateEvent event() {
        return event;
    }

    @Override
    public boolean takeStream(OperationStream opened) {
        stream = opened;
        return true;
    }

    /** Returns the stream of the reply, or null. */
    public @Nullable OperationStream stream() {
        return stream;
    }

    @Override
    public void leaveToAdapter() {
        leftToAdapter = true;
    }

    /** Returns true if the protocol adapter searches for the result; the reply is only an example. */
    public boolean isLeftToAdapter() {
        return leftToAdapter;
    }

    /** Returns true for the target of a call. */
    public static boolean isTarget(String target) {
        return !target.startsWith("/") && !target.equals("*");
    }

    @Override
    public void recordVersion(State seen) {
        version = seen;
    }

    /** Returns the version of the state that the reply represents, or null. */
    public @Nullable State version() {
        return version;
    }

    @Override
    public void setBodyFault(CallResult.BodyFault done) {
        bodyFault = done;
    }

    public CallResult.BodyFault bodyFault() {
        return bodyFault;
    }

    @Override
    public void replaceReplyByOperation(Document given) {
        operation = given;
    }

    /** Returns the long-running operation to send in place of the reply, or null. */
    public @Nullable Document operation() {
        return operation;
    }

    @Override
    public String method() {
        return method;
    }

    @Override
    public String target() {
        return target;
    }

    @Override
    public String mount() {
        return outer.mount();
    }

    @Override
    public @Nullable String header(String name) {
        // Most names are constants in lower case, whose hash is known.
        if (WITHHELD.contains(name)) {
            return name.equals("content-type") && !body.isEmpty() ? JSON : null;
        }
        String lower = lower(name);
        return lower.equals(name) ? outer.header(name) : header(lower);
    }

    /** Returns a name in lower case, in which callers usually have it. */
    private static String lower(String name) {
        for (int at = 0; at < name.length(); at++) {
            char letter = name.charAt(at);
            if (letter >= 'A' && letter <= 'Z' || letter > 0x7F) {
                return name.toLowerCase(Locale.ROOT);
            }
        }
        return name;
    }

    @Override
    public List<String> headers(String name) {
        String own = header(name);
        boolean replaced = WITHHELD.contains(lower(name));
        return replaced ? own == null ? List.of() : List.of(own) : outer.headers(name);
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        outer.forEachHeader((name, value) -> {
            if (!WITHHELD.contains(lower(name))) {
                visitor.visit(name, value);
            }
        });
        if (!body.isEmpty()) {
            visitor.visit("content-type", JSON);
        }
    }

    @Override
    public ByteSlice body() {
        return body;
    }

    @Override
    public InetSocketAddress peer() {
        return outer.peer();
    }

    @Override
    public boolean secure() {
        return outer.secure();
    }

    @Override
    public Protocol protocol() {
        return outer.protocol();
    }
}
