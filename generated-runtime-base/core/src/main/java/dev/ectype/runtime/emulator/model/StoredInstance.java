package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.row.Row;
import org.jspecify.annotations.Nullable;

/** Holds an instance with its identifier, version and stored document. */
public final class StoredInstance<T> {
    private final ReplyContent.Instance instance;
    private final Class<T> type;
    private final @Nullable Row row;
    private @Nullable Document document;

    /**
     * Creates the view of an instance.
     *
     * @param row the row of the instance, or null for a virtual instance
     */
    public StoredInstance(ReplyContent.Instance instance, Class<T> type, @Nullable Row row) {
        this.instance = instance;
        this.type = type;
        this.row = row;
    }

    /** Returns the identifier as clients see it. */
    public String id() {
        return instance.id();
    }

    /** Returns the version, which every change increments. */
    public long version() {
        return instance.version();
    }

    /** Returns the stored document. */
    public Document document() {
        Document known = document;
        if (known == null) {
            known = Json.parse(instance.document());
            document = known;
        }
        return known;
    }

    /** Returns the stored document as a Java value. */
    public T value() {
        return DocumentCodec.read(document(), type);
    }

    /** Whether a member has a value. */
    public boolean has(Member<?> member, Object value) {
        Document held = document().at(member.path());
        return held != null
                && !held.isNull()
                && held.text().equals(value instanceof TextEnum choice ? choice.text() : value.toString());
    }

    /** Returns this instance as the target of references. */
    public ReferenceEncoder.Target target() {
        return new ReferenceEncoder.Target(instance.shape(), id(), this::document);
    }

    /** Returns the instance as content of a reply. */
    public ReplyContent.Instance instance() {
        return instance;
    }

    /** Returns the row, or null for a virtual instance that no write has stored yet. */
    @Nullable
    public Row row() {
        return row;
    }
}
