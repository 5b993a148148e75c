package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberCursor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Base class of emitted views, which read a document through accessors. Used for types with too many members for a record. */
public abstract class DocumentView implements Resource {
    private final Document document;

    /** Creates a view of a document. */
    protected DocumentView(Document document) {
        this.document = document;
    }

    /** Returns the document of this view. */
    public final Document document() {
        return document;
    }

    /** Returns a member as a Java value, or null if it is absent or null. */
    protected final <T> @Nullable T view(String name, Class<T> type) {
        Document value = document.member(name);
        return value == null || value.isNull() ? null : DocumentCodec.read(value, type);
    }

    /** Returns a list member as Java values, or null if it is no list. */
    protected final <T> @Nullable List<T> list(String name, Class<T> type) {
        Document value = document.member(name);
        if (value == null || !value.isArray()) {
            return null;
        }
        List<T> items = new ArrayList<>();
        value.elements().forEach(element -> items.add(DocumentCodec.read(element, type)));
        return items;
    }

    /** Returns an object member as a map of Java values, or null if it is no object. */
    protected final <T> @Nullable Map<String, T> map(String name, Class<T> type) {
        Document value = document.member(name);
        if (value == null || !value.isObject()) {
            return null;
        }
        Map<String, T> values = new LinkedHashMap<>();
        MemberCursor members = value.cursor();
        while (members.next()) {
            values.put(members.name(), DocumentCodec.read(members.value(), type));
        }
        return values;
    }
}
