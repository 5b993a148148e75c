package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.State;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A call as a request: its target, which no request over HTTP can have, begins with the name of its wire. */
public final class ProtocolCall implements Request {
    /** What the request around it says of its own body and reply, and not of the call. */
    private static final List<String> WITHHELD = List.of(
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
            "origin");

    private static final String JSON = "application/json";

    private final Request outer;
    private final String method;
    private final String target;
    private final ByteSlice body;
    private @Nullable State version;
    private @Nullable Document operation;
    private @Nullable StateEvent event;
    private boolean leftToAdapter;
    private CallResult.BodyFault bodyFault = CallResult.BodyFault.NONE;

    /**
     * A call in the name of a request.
     *
     * @param target such as {@code graphql:query/product?id=1}
     */
    public ProtocolCall(Request around, String method, String target, ByteSlice body) {
        if (target.startsWith("/")) {
            throw new IllegalArgumentException("a call names its wire, but was " + target);
        }
        this.outer = around;
        this.method = method;
        this.target = target;
        this.body = body;
    }

    /**
     * Something that happened, of which somebody is to be told.
     *
     * @param state the version of the state after it
     * @param row as it was before that where it is gone since
     */
    public record StateEvent(State state, Row row) {}

    /** The same call about something that happened. */
    public ProtocolCall event(StateEvent happening) {
        event = happening;
        return this;
    }

    /** What it is about, or null where it asks for an operation by itself. */
    public @Nullable StateEvent event() {
        return event;
    }

    /** Leaves it to the front door to look through all things that it knows. */
    public void leaveToAdapter() {
        leftToAdapter = true;
    }

    /** Whether the front door is to look for what is asked for: the answer is only an example of that. */
    public boolean isLeftToAdapter() {
        return leftToAdapter;
    }

    /** Whether a target is that of a call. */
    public static boolean isTarget(String target) {
        return !target.startsWith("/") && !target.equals("*");
    }

    /** Remembers the version of the state that the answer tells of. */
    public void recordVersion(State seen) {
        version = seen;
    }

    /** The version of the state that the answer tells of, or null where it tells of none. */
    public @Nullable State version() {
        return version;
    }

    /** Remembers what befalls the answer on its way. */
    public void setBodyFault(CallResult.BodyFault done) {
        bodyFault = done;
    }

    public CallResult.BodyFault bodyFault() {
        return bodyFault;
    }

    /** Remembers the operation that clients are given instead of the reply. */
    public void replaceReplyByOperation(Document given) {
        operation = given;
    }

    /** The operation that clients are given instead of the reply, or null. */
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
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.equals("content-type")) {
            return body.isEmpty() ? null : JSON;
        }
        return WITHHELD.contains(lower) ? null : outer.header(name);
    }

    @Override
    public List<String> headers(String name) {
        String own = header(name);
        boolean replaced = WITHHELD.contains(name.toLowerCase(Locale.ROOT));
        return replaced ? own == null ? List.of() : List.of(own) : outer.headers(name);
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        outer.forEachHeader((name, value) -> {
            if (!WITHHELD.contains(name.toLowerCase(Locale.ROOT))) {
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
