package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.patch.ObjectEdit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads instances from a snapshot, for resources without an identifier in their replies. */
final class SnapshotIndex {
    private static final int DEEPEST = 100;

    private final ModelIndex model;
    private final Document snapshot;
    private final Map<ResourceName, Map<String, Document>> documents = new LinkedHashMap<>();
    private final Map<String, Map<String, String>> owners = new LinkedHashMap<>();

    SnapshotIndex(ModelIndex model, byte[] snapshot) {
        this.model = model;
        this.snapshot = Json.parse(snapshot);
    }

    /** The instances of a resource, oldest first, each with its parents and references as scope. */
    List<KnownInstance> of(ResourceName name) {
        List<KnownInstance> instances = new ArrayList<>();
        documents(name).forEach((id, document) -> {
            Map<String, Document> scope = new LinkedHashMap<>();
            addScope(name, id, scope);
            addReferences(name, document, scope);
            instances.add(new KnownInstance(document, scope));
        });
        return instances;
    }

    /** The stored documents of a resource, by row identifier. */
    private Map<String, Document> documents(ResourceName name) {
        return documents.computeIfAbsent(name, this::readDocuments);
    }

    private Map<String, Document> readDocuments(ResourceName name) {
        Map<String, Document> rowsById = new LinkedHashMap<>();
        Document all = snapshot.member("resources");
        Document rows = all == null ? null : all.member(name.value());
        for (Document row : rows == null ? List.<Document>of() : rows.elements()) {
            Document id = row.member("id");
            Document document = row.member("document");
            if (id != null && document != null && document.isObject()) {
                rowsById.put(id.text(), withIdentifier(name, id, document));
            }
        }
        return rowsById;
    }

    /** The newest instance of a resource, or null. */
    @Nullable
    KnownInstance newest(ResourceName name) {
        List<KnownInstance> all = of(name);
        return all.isEmpty() ? null : all.get(all.size() - 1);
    }

    /** Adds the identifier of the row to a document without one. */
    private Document withIdentifier(ResourceName name, Document id, Document document) {
        Resource resource = model.resource(name);
        String member = resource == null ? "" : resource.identity().member();
        boolean identified = member.isEmpty() || KnownInstances.isIdentifier(document.member(member));
        return identified ? document : ObjectEdit.of(document).set(member, id).toDocument();
    }

    private void addScope(ResourceName name, String id, Map<String, Document> scope) {
        Resource resource = model.resource(name);
        ResourceName parent = resource == null ? null : resource.parent();
        String owner = parent == null ? null : owners(name).get(id);
        Document ownerDocument =
                parent == null || owner == null ? null : documents(parent).get(owner);
        if (parent != null && owner != null && ownerDocument != null && scope.size() < DEEPEST) {
            Resource parentResource = model.resource(parent);
            Document identifier = parentResource == null
                    ? null
                    : ownerDocument.member(parentResource.identity().member());
            scope.putIfAbsent(key(parent), identifier == null ? Document.of(owner) : identifier);
            addScope(parent, owner, scope);
        }
    }

    private void addReferences(ResourceName name, Document document, Map<String, Document> scope) {
        for (Relationship relationship : model.from(name)) {
            MemberPath path = relationship.path();
            Document value = path == null ? null : document.at(new dev.ectype.runtime.json.MemberPath(path.names()));
            if (value != null && (value.isString() || value.isNumber())) {
                scope.putIfAbsent(key(relationship.to()), value);
            }
        }
    }

    private String key(ResourceName name) {
        Resource resource = model.resource(name);
        return name + "\n" + (resource == null ? "id" : resource.identity().member());
    }

    /** The owner of each row, by row identifier: pairs are written as {@code comments/7} and {@code articles/3}. */
    private Map<String, String> owners(ResourceName name) {
        Resource resource = model.resource(name);
        ResourceName parent = resource == null ? null : resource.parent();
        return parent == null
                ? new LinkedHashMap<>()
                : owners().getOrDefault(name.value() + "." + parent.value(), new LinkedHashMap<>());
    }

    /** The pairs of all relationships by relationship name; of several owners of a row the last. */
    private Map<String, Map<String, String>> owners() {
        if (owners.isEmpty()) {
            Document pairs = snapshot.member("relationships");
            for (Document pair : pairs == null ? List.<Document>of() : pairs.elements()) {
                Document name = pair.member("name");
                Document from = pair.member("from");
                Document to = pair.member("to");
                if (name != null && from != null && to != null) {
                    owners.computeIfAbsent(name.text(), each -> new LinkedHashMap<>())
                            .put(row(from), row(to));
                }
            }
        }
        return owners;
    }

    /** The row identifier behind the first slash: resource names contain no slash. */
    private static String row(Document end) {
        return end.text().substring(end.text().indexOf('/') + 1);
    }
}
