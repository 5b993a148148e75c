package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ingest.observed.ScalarText;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceIdentity;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Collects the recorded instances of one resource by key. */
final class RecordedRows {
    final Resource resource;
    private final Map<String, JsonObject> rows = new LinkedHashMap<>();
    private final Map<String, String> owners = new LinkedHashMap<>();
    private final Map<String, SourceLocation> locations = new LinkedHashMap<>();
    private final Map<String, JsonObject> created = new LinkedHashMap<>();
    private final Set<String> changed = new LinkedHashSet<>();

    /** The keys under which requests found created instances, which may have other identifiers. */
    private final Set<String> aliases = new LinkedHashSet<>();

    /** The identifiers that no reply contains. */
    private final Set<String> unseen = new LinkedHashSet<>();

    RecordedRows(Resource resource) {
        this.resource = resource;
    }

    JsonObject row(String key) {
        return rows.getOrDefault(key, JsonObject.EMPTY);
    }

    /**
     * Sets an instance.
     *
     * @param owner the key of its owner, or null
     */
    void put(String key, JsonObject row, @Nullable String owner, SourceLocation location) {
        rows.put(key, row);
        locations.putIfAbsent(key, location);
        if (owner != null) {
            owners.putIfAbsent(key, owner);
        }
    }

    boolean has(String key) {
        return rows.containsKey(key);
    }

    /** Returns whether a known or created instance with a value in a member has a key like another one, besides the identifier. */
    boolean has(String member, String value, String key) {
        String scope = key.substring(0, key.length() - value.length());
        return Stream.concat(rows.entrySet().stream(), created.entrySet().stream())
                .anyMatch(row -> row.getKey().startsWith(scope)
                        && value.equals(ScalarText.of(row.getValue().member(member))));
    }

    void create(String key, JsonObject row) {
        if (!rows.containsKey(key)) {
            created.putIfAbsent(key, row);
        }
    }

    boolean isCreated(String key) {
        return created.containsKey(key);
    }

    /** Notes that a key finds a created instance, which may have another key. */
    void alias(String key) {
        aliases.add(key);
    }

    boolean isAlias(String key) {
        return aliases.contains(key);
    }

    void change(String key) {
        changed.add(key);
    }

    boolean isChanged(String key) {
        return changed.contains(key);
    }

    void leaveUnseen(String id) {
        unseen.add(id);
    }

    /** Drops the instances of owners that recorded requests created. Returns whether there were any. */
    boolean dropOrphans(RecordedRows parents, UnkeptRows orphans) {
        return rows.keySet().removeIf(key -> {
            String owner = owners.get(key);
            boolean isOrphan = owner != null && parents.isCreated(owner) && !parents.has(owner);
            SourceLocation location = locations.get(key);
            if (isOrphan && location != null) {
                orphans.add(resource.name(), location);
                created.putIfAbsent(key, JsonObject.EMPTY);
            }
            return isOrphan;
        });
    }

    /** Returns a key for a listed instance without an identifier: its number, or null if others have identifiers. */
    @Nullable
    String unnamed(JsonObject item) {
        for (Map.Entry<String, JsonObject> row : rows.entrySet()) {
            JsonObject other = row.getValue();
            if (item.members().entrySet().stream()
                    .allMatch(member -> member.getValue().equals(other.member(member.getKey())))) {
                return row.getKey();
            }
        }
        boolean isNumbered = unseen.containsAll(rows.keySet());
        return isNumbered ? Integer.toString(rows.size() + 1) : null;
    }

    /** Returns the instances, the oldest first. Identifiers from paths are numbers if those in replies are. */
    JsonArray written() {
        ResourceIdentity identity = resource.identity();
        boolean areNumbers = rows.values().stream()
                .map(identity::in)
                .allMatch(id -> id instanceof JsonNumber
                        || id instanceof JsonText text
                                && unseen.contains(text.text())
                                && text.text().matches("0|[1-9][0-9]{0,17}"));
        List<JsonValue> written = new ArrayList<>();
        for (JsonObject row : rows.values()) {
            written.add(
                    areNumbers && identity.in(row) instanceof JsonText id
                            ? identity.with(row, new JsonNumber(id.text()))
                            : row);
        }
        // Lists usually show the newest first, so their first instance was created last.
        Collections.reverse(written);
        return new JsonArray(written);
    }
}
