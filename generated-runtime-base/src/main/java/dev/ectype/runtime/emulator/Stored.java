package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.Pointers;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.Row;
import org.jspecify.annotations.Nullable;

/** An instance as it is stored. */
public final class Stored<T> {
    private final Shown.Instance instance;
    private final Class<T> type;
    private final @Nullable Row row;
    private @Nullable Document document;

    Stored(Shown.Instance instance, Class<T> type, @Nullable Row row) {
        this.instance = instance;
        this.type = type;
        this.row = row;
    }

    /** The identifier as clients see it. */
    public String id() {
        return instance.id();
    }

    /** Grows by one with every change. */
    public long version() {
        return instance.version();
    }

    public Document document() {
        Document known = document;
        if (known == null) {
            known = Json.parse(instance.document());
            document = known;
        }
        return known;
    }

    /** The document as a Java value. */
    public T value() {
        return Codec.read(document(), type);
    }

    /** Whether one of its members has that value. */
    public boolean has(Member<?> member, Object value) {
        Document held = document().at(member.path());
        return held != null
                && !held.isNull()
                && held.text().equals(value instanceof Choice choice ? choice.text() : value.toString());
    }

    /** The instance as others point at it. */
    Pointers.Target target() {
        return new Pointers.Target(instance.shape(), id(), this::document);
    }

    Shown.Instance instance() {
        return instance;
    }

    /** The row, or null while the instance exists by description only and nobody has changed it. */
    @Nullable
    Row row() {
        return row;
    }
}
