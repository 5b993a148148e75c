package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.json.Document;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the identifiers of several instances from one value. */
public final class IdentifierList {
    private IdentifierList() {}

    /** Returns the distinct identifiers in a list, in a list of objects, or in a text with commas. */
    public static Set<String> ids(@Nullable Object named, @Nullable IdentityMember idMember) {
        Set<String> ids = new LinkedHashSet<>();
        if (named instanceof Document document) {
            collect(document, idMember, ids);
        } else if (named instanceof Iterable<?> each) {
            each.forEach(id -> addTexts(String.valueOf(id), ids));
        } else if (named != null) {
            addTexts(named.toString(), ids);
        }
        return ids;
    }

    private static void collect(Document document, @Nullable IdentityMember idMember, Set<String> ids) {
        if (document.isArray()) {
            document.elements().forEach(element -> collect(element, idMember, ids));
        } else if (document.isObject()) {
            Document id = idMember == null ? null : idMember.in(document);
            if (id != null && !id.isObject()) {
                collect(id, null, ids);
            }
        } else if (document.isString() || document.isNumber()) {
            addTexts(document.text(), ids);
        }
    }

    private static void addTexts(String text, Set<String> ids) {
        for (String id : text.split(",")) {
            if (!id.isBlank()) {
                ids.add(id.trim());
            }
        }
    }
}
