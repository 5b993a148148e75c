package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.DeleteMany;
import dev.ectype.compiler.ir.resource.MoveRole;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.RequestedItems;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Supplies the identifiers that a request carries in its body instead of its path. */
final class BodyReferences {
    private final OperationWalk walk;
    private final ModelIndex model;
    private final DescribedApi api;
    private final KnownInstances instances;
    private final DescribedIdentifiers describedIdentifiers;
    private final Set<ResourceName> searched = new LinkedHashSet<>();

    BodyReferences(
            OperationWalk walk, ModelIndex model, KnownInstances instances, DescribedIdentifiers describedIdentifiers) {
        this.describedIdentifiers = describedIdentifiers;
        this.walk = walk;
        this.model = model;
        this.api = new DescribedApi(model.model());
        this.instances = instances;
    }

    Map<MemberPath, Document> of(Endpoint endpoint) throws IOException {
        Role role = endpoint.role();
        if (role instanceof DeleteMany many) {
            return many(many, endpoint);
        }
        if (role instanceof Role.EditList editList) {
            return listMembers(editList.items());
        }
        if (role instanceof MoveRole move) {
            return other(move, endpoint);
        }
        if (role instanceof Role.Create create) {
            return required(create);
        }
        Map<MemberPath, Document> identifiers = new LinkedHashMap<>();
        boolean changes = role instanceof Role.Change && !role.creates();
        Resource resource = changes && role != null ? model.resource(role.resource()) : null;
        boolean needsIdentifier = resource != null
                && !resource.singleton()
                && endpoint.parameterBindings().stream()
                        .noneMatch(binding -> binding.resource().equals(resource.name()));
        KnownInstance instance = needsIdentifier && resource != null ? any(resource.name()) : null;
        if (instance != null && resource != null) {
            String member = resource.identity().member();
            Document value = instance.document().member(member);
            if (value != null) {
                identifiers.put(MemberPath.of(member), value);
            }
        }
        return identifiers;
    }

    /** The identifiers of the instances that a new instance must refer to. */
    private Map<MemberPath, Document> required(Role.Create role) throws IOException {
        Map<MemberPath, Document> identifiers = new LinkedHashMap<>();
        List<String> item = role.itemAt().names();
        for (Relationship relationship : model.model().relationships()) {
            boolean own = relationship.required() && relationship.from().equals(role.resource());
            String member =
                    own && !item.contains(dev.ectype.compiler.ir.type.MemberPath.FIRST) ? relationship.member() : null;
            Document id = member == null ? null : identifier(relationship.to());
            if (member != null && id != null) {
                List<String> names = new ArrayList<>(item);
                names.add(member);
                identifiers.put(new MemberPath(names), id);
            }
        }
        return identifiers;
    }

    /** The identifier of a parent to move to, which a merge may not have ended, or of a new instance to merge with. */
    private Map<MemberPath, Document> other(MoveRole role, Endpoint endpoint) throws IOException {
        ResourceName name = role instanceof MoveRole.Move move ? move.to() : role.resource();
        boolean known = name.equals(role.resource()) || any(name) != null;
        KnownInstance other = name.equals(role.resource())
                ? walk.create(endpoint)
                : known ? walk.snapshot().newest(name) : null;
        Resource resource = model.resource(name);
        Document id = other == null || resource == null
                ? null
                : other.document().member(resource.identity().member());
        Map<MemberPath, Document> identifiers = new LinkedHashMap<>();
        if (id != null) {
            identifiers.put(MemberPath.of(role.parameter()), id);
        }
        return identifiers;
    }

    private Map<MemberPath, Document> listMembers(RequestedItems items) throws IOException {
        Map<MemberPath, Document> identifiers = new LinkedHashMap<>();
        Document id = items.resource() == null ? null : identifier(items.resource());
        if (id != null && items.bodyAt() != null) {
            Document list = new JsonWriter(32).beginArray().value(id).endArray().toDocument();
            identifiers.put(new MemberPath(items.bodyAt().names()), items.listed() ? list : id);
        }
        return identifiers;
    }

    private Map<MemberPath, Document> many(DeleteMany role, Endpoint endpoint) throws IOException {
        Map<MemberPath, Document> identifiers = new LinkedHashMap<>();
        Document identifier = identifiersToDelete(role);
        Resource resource = model.resource(role.resource());
        DescribedOperation described = api.operation(endpoint.id());
        if (identifier != null && role.bodyAt() != null && resource != null && described != null) {
            String member = resource.identity().member();
            TypeRef items = api.types().items(api.types().at(described.bodyType(), role.bodyAt()));
            Document element = api.types().bare(items) instanceof ObjectType
                    ? ObjectEdit.of(Document.EMPTY_OBJECT)
                            .set(member, identifier)
                            .toDocument()
                    : identifier;
            Document list =
                    new JsonWriter(32).beginArray().value(element).endArray().toDocument();
            identifiers.put(new MemberPath(role.bodyAt().names()), list);
        }
        return identifiers;
    }

    /** The identifier of an instance that a bulk deletion may delete. */
    @Nullable
    Document identifiersToDelete(DeleteMany role) throws IOException {
        return identifier(role.resource());
    }

    /** The identifier of an instance, also if replies do not contain it. */
    private @Nullable Document identifier(ResourceName name) throws IOException {
        Resource resource = model.resource(name);
        KnownInstance instance = resource == null ? null : any(name);
        Document returned = instance == null || resource == null
                ? null
                : instance.document().member(resource.identity().member());
        if (returned != null || resource == null) {
            return returned;
        }
        KnownInstance stored = walk.snapshot().newest(name);
        Document storedIdentifier = stored == null
                ? null
                : stored.document().member(resource.identity().member());
        return storedIdentifier == null ? describedIdentifiers.of(resource) : storedIdentifier;
    }

    private @Nullable KnownInstance any(ResourceName resource) throws IOException {
        if (instances.newest(resource) == null && searched.add(resource)) {
            search(resource);
        }
        return instances.newest(resource);
    }

    private void search(ResourceName resource) throws IOException {
        for (WalkOrder turn : List.of(WalkOrder.LIST, WalkOrder.CREATE)) {
            for (Endpoint endpoint : model.on(resource, turn)) {
                if (instances.newest(resource) == null) {
                    walk.discover(endpoint);
                    walk.send(endpoint, null);
                }
            }
        }
    }
}
