package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.schema.analysis.MinimumDepth;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Holds the declared types of a description and decodes each at its first use. */
public final class DeclaredTypes {
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    private final Map<String, Integer> depths = new ConcurrentHashMap<>();

    private final IdentifierCandidates identifying;

    private DeclaredTypes(IdentifierCandidates identifying) {
        this.identifying = identifying;
    }

    /** Creates the types of an object with type documents by name. */
    public static DeclaredTypes of(@Nullable Document declared) {
        return of(declared, IdentifierCandidates.NONE);
    }

    /**
     * Creates the types of an object with type documents by name.
     *
     * @param identifying the members by which objects of these types are identified
     */
    public static DeclaredTypes of(@Nullable Document declared, IdentifierCandidates identifying) {
        DeclaredTypes types = new DeclaredTypes(identifying);
        if (declared != null) {
            MemberCursor cursor = declared.cursor();
            while (cursor.next()) {
                types.entries.put(cursor.name(), new Entry(cursor.value()));
            }
        }
        return types;
    }

    IdentifierCandidates identifying() {
        return identifying;
    }

    public List<String> names() {
        return List.copyOf(entries.keySet());
    }

    /** Returns a declared type; an unknown name gives a type that allows any value. */
    public Schema type(String name) {
        Entry entry = entries.get(name);
        return entry == null ? AnySchema.ANY : entry.schema(this);
    }

    /** Decodes a type document with references to these types. */
    public Schema read(Document type) {
        return new TypeDocumentReader(this).read(type);
    }

    /** Returns the known heights of declared types; filled by {@link MinimumDepth}. */
    public Map<String, Integer> depths() {
        return depths;
    }

    private static final class Entry {
        private final Document document;
        private volatile @Nullable Schema schema;

        Entry(Document document) {
            this.document = document;
        }

        Schema schema(DeclaredTypes types) {
            Schema known = schema;
            return known != null ? known : decode(types);
        }

        private synchronized Schema decode(DeclaredTypes types) {
            Schema known = schema;
            if (known == null) {
                known = types.read(document);
                schema = known;
            }
            return known;
        }
    }
}
