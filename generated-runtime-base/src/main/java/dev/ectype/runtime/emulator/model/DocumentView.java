package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberCursor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A document seen through accessors, for types that have too many members for a record. */
public abstract class DocumentView implements Resource {
    private final Document document;

    protected DocumentView(Document document) {
        this.document = document;
    }

    public final Document document() {
        return document;
    }

    protected final <T> @Nullable T view(String name, Class<T> type) {
        Document value = document.member(name);
        return value == null || value.isNull() ? null : DocumentCodec.read(value, type);
    }

    protected final <T> @Nullable List<T> list(String name, Class<T> type) {
        Document value = document.member(name);
        if (value == null || !value.isArray()) {
            return null;
        }
        List<T> items = new ArrayList<>();
        value.elements().forEach(element -> items.add(DocumentCodec.read(element, type)));
        return items;
    }

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
