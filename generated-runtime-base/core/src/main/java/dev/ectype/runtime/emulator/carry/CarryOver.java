package dev.ectype.runtime.emulator.carry;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.snapshot.SnapshotFit;
import dev.ectype.runtime.state.table.LinkSpec;
import dev.ectype.runtime.state.table.RowOwnership;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites a snapshot of an earlier edition of an API into one of a later edition.
 *
 * <p>Instances keep their identifiers, versions and owners; position, clock and counters go on. A resource that is new starts
 * as the later edition starts it.
 */
public final class CarryOver {
    private final ResourceShapes shapes;
    private final StateEngine engine;
    private final Document before;
    private final Document fresh;
    private final StoredDocumentFit documentFit;
    private final List<LostItem> lost = new ArrayList<>();
    private final Map<String, Map<String, Document>> keptRows = new LinkedHashMap<>();
    private final Map<String, String> owners = new LinkedHashMap<>();
    private final @Nullable String contents;

    private CarryOver(ResourceShapes shapes, StateEngine engine, Document before, long seed) {
        this.shapes = shapes;
        this.engine = engine;
        this.before = before;
        this.fresh = Json.parse(engine.snapshot(), JsonLimits.GREATEST);
        this.contents = shapes.contents() < 0
                ? null
                : engine.schema().resources().get(shapes.contents()).name().value();
        this.documentFit = new StoredDocumentFit(seed, engine.state().clock());
    }

    /**
     * Replaces an engine's state with the parts of a snapshot that still fit.
     *
     * @param shapes the resources of the engine
     * @param snapshot the snapshot of an earlier edition of the same API
     * @param seed the seed of generated values
     */
    public static CarryOverResult into(StateEngine engine, ResourceShapes shapes, byte[] snapshot, long seed) {
        CarryOver carry = new CarryOver(shapes, engine, Json.parse(snapshot, JsonLimits.GREATEST), seed);
        carry.readOwners();
        carry.keepRows();
        engine.restore(carry.toSnapshot(), SnapshotFit.SAME_DESCRIPTION);
        int resources = 0;
        int documents = 0;
        for (ResourceShape shape : shapes.all()) {
            int count = carry.keptRows
                    .getOrDefault(shape.name(), new LinkedHashMap<>())
                    .size();
            resources += count == 0 ? 0 : 1;
            documents += count;
        }
        return new CarryOverResult(documents, resources, carry.lost);
    }

    private void readOwners() {
        for (Document relationship : part(before, "relationships").elements()) {
            owners.put(text(relationship, "from") + " " + resource(text(relationship, "to")), text(relationship, "to"));
        }
    }

    private void keepRows() {
        for (JsonMember table : part(before, "resources").members()) {
            ResourceShape shape = shapes.find(table.name());
            if (table.name().equals(contents)) {
                continue;
            }
            if (shape == null && table.value().size() > 0) {
                lost.add(new LostItem(
                        table.name(), count(table.value()) + ", a resource that the new description does not have"));
            }
        }
        Set<ResourceShape> done = new LinkedHashSet<>();
        shapes.all().forEach(shape -> keep(shape, done));
        Document uploads = contents == null ? null : part(before, "resources").member(contents);
        if (contents != null && uploads != null) {
            keptRows.put(contents, fittingMembers(uploads));
        }
    }

    /** Keeps uploaded contents for a kept instance, or for a path that names no resource. */
    private Map<String, Document> fittingMembers(Document uploads) {
        Map<String, Document> fitting = new LinkedHashMap<>();
        for (Document row : uploads.elements()) {
            String to = text(row, "id");
            if (shapes.find(resource(to)) == null || isKept(to)) {
                fitting.put(to, row);
            }
        }
        return fitting;
    }

    /** Carries a resource's instances over after those of its parent, because a child needs its parent. */
    private void keep(ResourceShape shape, Set<ResourceShape> done) {
        if (!done.add(shape)) {
            return;
        }
        ResourceShape parent = shape.parent();
        if (parent != null) {
            keep(parent, done);
        }
        Document table = part(before, "resources").member(shape.name());
        if (table == null) {
            return;
        }
        Map<String, Document> fitting = new LinkedHashMap<>();
        keptRows.put(shape.name(), fitting);
        for (Document row : table.elements()) {
            keep(shape, row, fitting);
        }
    }

    private void keep(ResourceShape shape, Document row, Map<String, Document> fitting) {
        String id = text(row, "id");
        String key = shape.name() + "/" + id;
        RowOwnership ownership = engine.schema().resources().get(shape.index()).owner();
        if (ownership != null) {
            String owner = owner(shape, row, ownership);
            if (shape.qualifiers().isEmpty() && (owner == null || !isKept(owner))) {
                lost.add(new LostItem(
                        key,
                        "it now needs a parent in " + ownership.parent() + ", and "
                                + (owner == null ? "names none" : owner + " was not kept")));
                return;
            }
            if (owner != null) {
                owners.put(key + " " + ownership.parent(), owner);
            }
        }
        StoredDocumentFit.Verdict verdict = documentFit.judge(shape, id, part(row, "document"));
        lost.addAll(verdict.lost());
        Document document = verdict.document();
        if (document != null) {
            JsonWriter out = new JsonWriter(document.length() + 64)
                    .beginObject()
                    .name("id")
                    .value(id);
            Document version = row.member("version");
            out.name("version").value(version == null ? Document.of(1) : version);
            fitting.put(id, out.name("document").value(document).endObject().toDocument());
        }
    }

    /** Returns the owner from the snapshot, else the owner that a member names, as {@code resource/id}. */
    private @Nullable String owner(ResourceShape shape, Document row, RowOwnership ownership) {
        String known = owners.get(shape.name() + "/" + text(row, "id") + " " + ownership.parent());
        String member = shape.plan().ownerMember();
        Document named = member == null ? null : part(row, "document").member(member);
        boolean names = named != null && (named.isString() || named.isNumber());
        return known != null || !names || named == null ? known : ownership.parent() + "/" + named.text();
    }

    private boolean isKept(String key) {
        Map<String, Document> table = keptRows.get(resource(key));
        return table != null && table.containsKey(key.substring(key.indexOf('/') + 1));
    }

    private Document toSnapshot() {
        JsonWriter out = new JsonWriter(before.length() + 256).beginObject();
        out.name("format").value(part(fresh, "format")).name("api").value(part(fresh, "api"));
        out.name("position").value(part(before, "position")).name("clock").value(part(before, "clock"));
        writeCounters(out.name("counters").beginObject());
        out.endObject().name("resources").beginObject();
        for (JsonMember table : part(fresh, "resources").members()) {
            Map<String, Document> rows = keptRows.get(table.name());
            out.name(table.name()).beginArray();
            (rows == null ? table.value().elements() : rows.values()).forEach(out::value);
            out.endArray();
        }
        out.endObject().name("relationships").beginArray();
        writeRelationships(out);
        out.endArray();
        writeTombstones(out);
        return out.endObject().toDocument();
    }

    private void writeCounters(JsonWriter out) {
        Document known = part(before, "counters");
        for (JsonMember counter : part(fresh, "counters").members()) {
            if (known.member(counter.name()) == null) {
                out.name(counter.name()).value(counter.value());
            }
        }
        Document tables = part(before, "resources");
        for (JsonMember counter : known.members()) {
            boolean gone = tables.member(counter.name()) != null && shapes.find(counter.name()) == null;
            if (!gone) {
                out.name(counter.name()).value(counter.value());
            }
        }
    }

    private void writeRelationships(JsonWriter out) {
        for (ResourceShape shape : shapes.all()) {
            RowOwnership ownership =
                    engine.schema().resources().get(shape.index()).owner();
            for (String id :
                    keptRows.getOrDefault(shape.name(), new LinkedHashMap<>()).keySet()) {
                String key = shape.name() + "/" + id;
                String owner = ownership == null ? null : owners.get(key + " " + ownership.parent());
                if (ownership != null && owner != null) {
                    write(out, ownership.relationship(), key, owner);
                }
            }
        }
        for (Document pair : part(before, "relationships").elements()) {
            boolean described =
                    engine.schema().links().stream().map(LinkSpec::name).anyMatch(text(pair, "name")::equals);
            if (described && isKept(text(pair, "from")) && isKept(text(pair, "to"))) {
                out.value(pair);
            }
        }
        for (Document pair : part(fresh, "relationships").elements()) {
            if (!keptRows.containsKey(resource(text(pair, "from")))) {
                out.value(pair);
            }
        }
    }

    private static void write(JsonWriter out, String name, String from, String to) {
        out.beginObject().name("name").value(name);
        out.name("from").value(from).name("to").value(to).endObject();
    }

    private void writeTombstones(JsonWriter out) {
        Document stones = before.member("tombstones");
        if (stones == null) {
            return;
        }
        out.name("tombstones").beginObject();
        for (JsonMember table : stones.members()) {
            if (shapes.find(table.name()) != null) {
                out.name(table.name()).value(table.value());
            }
        }
        out.endObject();
    }

    private static String count(Document table) {
        return table.size() == 1 ? "1 instance" : table.size() + " instances";
    }

    private static String resource(String key) {
        int slash = key.indexOf('/');
        return slash < 0 ? key : key.substring(0, slash);
    }

    private static String text(Document object, String member) {
        return part(object, member).text();
    }

    private static Document part(Document object, String member) {
        Document part = object.member(member);
        if (part == null) {
            throw new IllegalArgumentException("a snapshot without " + member);
        }
        return part;
    }
}
