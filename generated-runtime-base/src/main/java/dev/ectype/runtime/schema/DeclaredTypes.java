package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.schema.analysis.MinimumDepth;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The declared types of a description, each decoded when it is first asked for. */
public final class DeclaredTypes {
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    private final Map<String, Integer> depths = new ConcurrentHashMap<>();

    private DeclaredTypes() {}

    /** The types that an object of type documents declares, by name. */
    public static DeclaredTypes of(@Nullable Document declared) {
        DeclaredTypes types = new DeclaredTypes();
        if (declared != null) {
            MemberCursor cursor = declared.cursor();
            while (cursor.next()) {
                types.entries.put(cursor.name(), new Entry(cursor.value()));
            }
        }
        return types;
    }

    public List<String> names() {
        return List.copyOf(entries.keySet());
    }

    /** The declared type of that name; any value where nothing is declared. */
    public Schema type(String name) {
        Entry entry = entries.get(name);
        return entry == null ? AnySchema.ANY : entry.schema(this);
    }

    /** Decodes a type document whose references mean these types. */
    public Schema read(Document type) {
        return new TypeDocumentReader(this).read(type);
    }

    /** The heights of declared types that are known so far; filled by {@link MinimumDepth}. */
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
