package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.State;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A call as a request: its target, which no request over HTTP can have, begins with the name of its wire. */
public final class Call implements Request {
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

    private final Request around;
    private final String method;
    private final String target;
    private final Bytes body;
    private @Nullable State seen;
    private @Nullable Document operation;
    private @Nullable Happening about;
    private boolean left;
    private Called.Harm harm = Called.Harm.NONE;

    /**
     * A call in the name of a request.
     *
     * @param target such as {@code graphql:query/product?id=1}
     */
    public Call(Request around, String method, String target, Bytes body) {
        if (target.startsWith("/")) {
            throw new IllegalArgumentException("a call names its wire, but was " + target);
        }
        this.around = around;
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
    public record Happening(State state, Row row) {}

    /** The same call about something that happened. */
    public Call about(Happening happening) {
        about = happening;
        return this;
    }

    /** What it is about, or null where it asks for an operation by itself. */
    public @Nullable Happening about() {
        return about;
    }

    /** Leaves it to the front door to look through all things that it knows. */
    public void leave() {
        left = true;
    }

    /** Whether the front door is to look for what is asked for: the answer is only an example of that. */
    public boolean isLeft() {
        return left;
    }

    /** Whether a target is that of a call. */
    public static boolean isTarget(String target) {
        return !target.startsWith("/") && !target.equals("*");
    }

    /** Remembers the version of the state that the answer tells of. */
    public void seen(State version) {
        seen = version;
    }

    /** The version of the state that the answer tells of, or null where it tells of none. */
    public @Nullable State seen() {
        return seen;
    }

    /** Remembers what befalls the answer on its way. */
    public void harmed(Called.Harm done) {
        harm = done;
    }

    public Called.Harm harm() {
        return harm;
    }

    /** Remembers the operation that clients are given instead of the reply. */
    public void lasts(Document given) {
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
        return around.mount();
    }

    @Override
    public @Nullable String header(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.equals("content-type")) {
            return body.isEmpty() ? null : JSON;
        }
        return WITHHELD.contains(lower) ? null : around.header(name);
    }

    @Override
    public List<String> headers(String name) {
        String own = header(name);
        boolean replaced = WITHHELD.contains(name.toLowerCase(Locale.ROOT));
        return replaced ? own == null ? List.of() : List.of(own) : around.headers(name);
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        around.forEachHeader((name, value) -> {
            if (!WITHHELD.contains(name.toLowerCase(Locale.ROOT))) {
                visitor.visit(name, value);
            }
        });
        if (!body.isEmpty()) {
            visitor.visit("content-type", JSON);
        }
    }

    @Override
    public Bytes body() {
        return body;
    }

    @Override
    public InetSocketAddress peer() {
        return around.peer();
    }

    @Override
    public boolean secure() {
        return around.secure();
    }

    @Override
    public Protocol protocol() {
        return around.protocol();
    }
}
