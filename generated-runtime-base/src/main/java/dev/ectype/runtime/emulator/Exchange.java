package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.reply.Surroundings;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.Transaction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One request and the transaction in which it is answered. */
public final class Exchange {
    private final World world;
    private final Endpoint endpoint;
    private final Arguments arguments;
    private final Transaction transaction;
    private final Surroundings surroundings;
    private final List<Event> events = new ArrayList<>(0);
    private boolean changed;
    private Shown.@Nullable Instance made;

    Exchange(World world, Endpoint endpoint, Arguments arguments, Transaction transaction, Surroundings surroundings) {
        this.world = world;
        this.endpoint = endpoint;
        this.arguments = arguments;
        this.transaction = transaction;
        this.surroundings = surroundings;
    }

    /** Something that an operation tells whoever listens. */
    public record Event(String name, Document document) {}

    public Request request() {
        return arguments.source().request();
    }

    /** The operation as the description calls it. */
    public String operation() {
        return endpoint.route().plan().id();
    }

    World world() {
        return world;
    }

    Endpoint endpoint() {
        return endpoint;
    }

    Arguments arguments() {
        return arguments;
    }

    Transaction transaction() {
        return transaction;
    }

    Surroundings surroundings() {
        return surroundings;
    }

    /** Lets an instance be changed for the first time in this exchange only if the client knows its version. */
    void changing(Shown.Instance target) {
        if (endpoint.isVersioned(target.shape()) && !changed) {
            KnownVersion.require(request(), target);
        }
        changed = true;
    }

    /** Remembers what the operation itself has made, where it begins something beside that. */
    void made(Shown.Instance instance) {
        made = instance;
    }

    Shown.@Nullable Instance made() {
        return made;
    }

    void emit(String name, Document document) {
        events.add(new Event(name, document));
    }

    List<Event> events() {
        return events;
    }
}
