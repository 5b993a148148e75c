package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.runtime.emulator.SavedState;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.ObjectEdit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads instances from a state, for resources without an identifier in their replies. It reads only the resources that are asked
 * for, because a check of a large description looks at one resource of hundreds after each request.
 */
final class SnapshotIndex {
    private static final int DEEPEST = 100;

    private final ModelIndex model;
    private final SavedState state;
    private final Map<ResourceName, Map<String, Document>> documents = new LinkedHashMap<>();
    private final Map<ResourceName, Map<String, String>> owners = new LinkedHashMap<>();

    SnapshotIndex(ModelIndex model, SavedState state) {
        this.model = model;
        this.state = state;
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
        Map<String, Document> identified = new LinkedHashMap<>();
        state.documents(name.value()).forEach((id, document) -> {
            if (document.isObject()) {
                identified.put(id, withIdentifier(name, id, document));
            }
        });
        return identified;
    }

    /** The newest instance of a resource, or null. */
    @Nullable
    KnownInstance newest(ResourceName name) {
        List<KnownInstance> all = of(name);
        return all.isEmpty() ? null : all.get(all.size() - 1);
    }

    /** Adds the identifier of the row to a document without one. */
    private Document withIdentifier(ResourceName name, String id, Document document) {
        Resource resource = model.resource(name);
        String member = resource == null ? "" : resource.identity().member();
        boolean identified = member.isEmpty() || KnownInstances.isIdentifier(document.member(member));
        return identified
                ? document
                : ObjectEdit.of(document).set(member, Document.of(id)).toDocument();
    }

    private void addScope(ResourceName name, String id, Map<String, Document> scope) {
        Resource resource = model.resource(name);
        ResourceName parent = resource == null ? null : resource.parent();
        String owner = parent == null ? null : owners(name, parent).get(id);
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

    /** The identifier of the parent of each row, by row identifier. */
    private Map<String, String> owners(ResourceName name, ResourceName parent) {
        return owners.computeIfAbsent(name, each -> state.targets(each.value(), each.value() + "." + parent.value()));
    }
}
