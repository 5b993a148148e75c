package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Creates instances for operations, so that each operation has an instance of its own. */
final class InstanceCreator {
    private final OperationWalk walk;
    private final ModelIndex model;
    private final KnownInstances instances;

    InstanceCreator(OperationWalk walk, ModelIndex model, KnownInstances instances) {
        this.walk = walk;
        this.model = model;
        this.instances = instances;
    }

    /** Creates an instance for the last parameter binding, below the instances of the others; null if no operation can. */
    @Nullable
    KnownInstance create(Endpoint operation, Map<MemberPath, Document> members) throws IOException {
        int last = operation.parameterBindings().size() - 1;
        ResourceName resource = operation.parameterBindings().get(last).resource();
        for (Endpoint endpoint : creators(operation, last)) {
            KnownInstance created = isBelow(endpoint, operation, last)
                    ? tryCreate(endpoint, resource, members)
                    : createReferencing(endpoint, operation, last);
            created = created == null ? tryCreate(endpoint, resource, members) : created;
            if (created != null) {
                return created;
            }
        }
        return null;
    }

    /** Creates an instance that names its parents in its body, because no path creates it below them. */
    void createReferencing(Endpoint operation, int index) throws IOException {
        for (Endpoint endpoint : creators(operation, index)) {
            if (createReferencing(endpoint, operation, index) != null
                    || createBelow(endpoint, operation, index) != null) {
                return;
            }
        }
    }

    /** Creates an instance below the nearest parent in the path of an operation; that parent is below all others. */
    private @Nullable KnownInstance createBelow(Endpoint creator, Endpoint operation, int index) throws IOException {
        KnownInstance nearest = instances.within(operation, index - 1);
        if (nearest == null || creator.parameterBindings().isEmpty()) {
            return null;
        }
        ResourceName resource = operation.parameterBindings().get(index).resource();
        ParameterBinding parent =
                creator.parameterBindings().get(creator.parameterBindings().size() - 1);
        int before = instances.all(resource).size();
        boolean done = parent.resource()
                        .equals(operation.parameterBindings().get(index - 1).resource())
                && walk.send(creator, nearest, new LinkedHashMap<>()).status() < 300;
        KnownInstance created = done && instances.all(resource).size() > before ? instances.newest(resource) : null;
        return created == null ? null : withScope(resource, created, nearest.scope());
    }

    /** The operations that create instances of a binding's resource; those below the same parents come first. */
    private List<Endpoint> creators(Endpoint operation, int index) {
        ResourceName resource = operation.parameterBindings().get(index).resource();
        List<Endpoint> creators = new ArrayList<>(model.creating(resource));
        creators.sort(Comparator.comparing(endpoint -> !isBelow(endpoint, operation, index)));
        return creators;
    }

    private static boolean isBelow(Endpoint creator, Endpoint operation, int index) {
        Set<String> parents =
                KnownInstances.outerKeys(creator, creator.parameterBindings().size());
        return parents.containsAll(KnownInstances.outerKeys(operation, index));
    }

    private @Nullable KnownInstance tryCreate(
            Endpoint creator, ResourceName resource, Map<MemberPath, Document> members) throws IOException {
        int before = instances.all(resource).size();
        boolean done = walk.send(creator, null, members).status() < 300;
        return done && instances.all(resource).size() > before ? instances.newest(resource) : null;
    }

    private @Nullable KnownInstance createReferencing(Endpoint creator, Endpoint operation, int index)
            throws IOException {
        ResourceName resource = operation.parameterBindings().get(index).resource();
        Map<String, Document> values = instances.parameters(operation, null);
        Map<MemberPath, Document> members = new LinkedHashMap<>();
        Map<String, Document> scope = new LinkedHashMap<>();
        for (ParameterBinding binding : operation.parameterBindings().subList(0, index)) {
            String member = member(resource, binding.resource());
            Document value = values.get(binding.parameter());
            if (member != null && value != null) {
                members.put(MemberPath.of(member), value);
                scope.put(KnownInstances.key(binding), value);
            }
        }
        int before = instances.all(resource).size();
        boolean done = !members.isEmpty() && walk.send(creator, null, members).status() < 300;
        KnownInstance created = done && instances.all(resource).size() > before ? instances.newest(resource) : null;
        return created == null ? null : withScope(resource, created, scope);
    }

    private KnownInstance withScope(ResourceName resource, KnownInstance created, Map<String, Document> outerScope) {
        Map<String, Document> scope = new LinkedHashMap<>(outerScope);
        scope.putAll(created.scope());
        KnownInstance scoped = new KnownInstance(created.document(), scope);
        instances.remove(resource, created);
        instances.add(resource, scoped);
        return scoped;
    }

    private @Nullable String member(ResourceName from, ResourceName to) {
        for (Relationship relationship : model.from(from)) {
            var path = relationship.to().equals(to) ? relationship.path() : null;
            if (path != null && path.names().size() == 1) {
                return path.last();
            }
        }
        return null;
    }
}
