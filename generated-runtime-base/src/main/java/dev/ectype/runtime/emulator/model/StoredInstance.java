package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.row.Row;
import org.jspecify.annotations.Nullable;

/** An instance as it is stored. */
public final class StoredInstance<T> {
    private final ReplyContent.Instance instance;
    private final Class<T> type;
    private final @Nullable Row row;
    private @Nullable Document document;

    public StoredInstance(ReplyContent.Instance instance, Class<T> type, @Nullable Row row) {
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
        return DocumentCodec.read(document(), type);
    }

    /** Whether one of its members has that value. */
    public boolean has(Member<?> member, Object value) {
        Document held = document().at(member.path());
        return held != null
                && !held.isNull()
                && held.text().equals(value instanceof TextEnum choice ? choice.text() : value.toString());
    }

    /** The instance as others point at it. */
    public ReferenceEncoder.Target target() {
        return new ReferenceEncoder.Target(instance.shape(), id(), this::document);
    }

    public ReplyContent.Instance instance() {
        return instance;
    }

    /** The row, or null while the instance exists by description only and nobody has changed it. */
    @Nullable
    public Row row() {
        return row;
    }
}
