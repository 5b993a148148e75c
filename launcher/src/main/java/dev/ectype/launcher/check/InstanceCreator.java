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
    private final OperationWalk round;
    private final ModelIndex model;
    private final KnownInstances instances;

    InstanceCreator(OperationWalk round, ModelIndex model, KnownInstances instances) {
        this.round = round;
        this.model = model;
        this.instances = instances;
    }

    /** Creates an instance for the last parameter binding, below the instances of the others; null if no operation can. */
    @Nullable
    KnownInstance create(Endpoint asked, Map<MemberPath, Document> told) throws IOException {
        int last = asked.parameterBindings().size() - 1;
        ResourceName resource = asked.parameterBindings().get(last).resource();
        for (Endpoint endpoint : creators(asked, last)) {
            KnownInstance made = isBelow(endpoint, asked, last)
                    ? tryCreate(endpoint, resource, told)
                    : createReferencing(endpoint, asked, last);
            made = made == null ? tryCreate(endpoint, resource, told) : made;
            if (made != null) {
                return made;
            }
        }
        return null;
    }

    /** Creates an instance that names its parents in its body, because no path creates it below them. */
    void createReferencing(Endpoint asked, int index) throws IOException {
        for (Endpoint endpoint : creators(asked, index)) {
            if (createReferencing(endpoint, asked, index) != null || createBelow(endpoint, asked, index) != null) {
                return;
            }
        }
    }

    /** Creates an instance below the nearest parent in the path of an operation; that parent is below all others. */
    private @Nullable KnownInstance createBelow(Endpoint creator, Endpoint asked, int index) throws IOException {
        KnownInstance nearest = instances.within(asked, index - 1);
        if (nearest == null || creator.parameterBindings().isEmpty()) {
            return null;
        }
        ResourceName resource = asked.parameterBindings().get(index).resource();
        ParameterBinding holder =
                creator.parameterBindings().get(creator.parameterBindings().size() - 1);
        int before = instances.all(resource).size();
        boolean done = holder.resource()
                        .equals(asked.parameterBindings().get(index - 1).resource())
                && round.answer(creator, nearest, new LinkedHashMap<>()).status() < 300;
        KnownInstance made = done && instances.all(resource).size() > before ? instances.newest(resource) : null;
        return made == null ? null : placed(resource, made, nearest.scope());
    }

    /** The operations that create instances of a binding's resource; those below the same parents come first. */
    private List<Endpoint> creators(Endpoint asked, int index) {
        ResourceName resource = asked.parameterBindings().get(index).resource();
        List<Endpoint> creators = new ArrayList<>(model.creating(resource));
        creators.sort(Comparator.comparing(endpoint -> !isBelow(endpoint, asked, index)));
        return creators;
    }

    private static boolean isBelow(Endpoint creator, Endpoint asked, int index) {
        Set<String> above =
                KnownInstances.outer(creator, creator.parameterBindings().size());
        return above.containsAll(KnownInstances.outer(asked, index));
    }

    private @Nullable KnownInstance tryCreate(Endpoint creator, ResourceName resource, Map<MemberPath, Document> told)
            throws IOException {
        int before = instances.all(resource).size();
        boolean done = round.answer(creator, null, told).status() < 300;
        return done && instances.all(resource).size() > before ? instances.newest(resource) : null;
    }

    private @Nullable KnownInstance createReferencing(Endpoint creator, Endpoint asked, int index) throws IOException {
        ResourceName resource = asked.parameterBindings().get(index).resource();
        Map<String, Document> values = instances.parameters(asked, null);
        Map<MemberPath, Document> told = new LinkedHashMap<>();
        Map<String, Document> around = new LinkedHashMap<>();
        for (ParameterBinding tie : asked.parameterBindings().subList(0, index)) {
            String member = member(resource, tie.resource());
            Document value = values.get(tie.parameter());
            if (member != null && value != null) {
                told.put(MemberPath.of(member), value);
                around.put(KnownInstances.key(tie), value);
            }
        }
        int before = instances.all(resource).size();
        boolean done = !told.isEmpty() && round.answer(creator, null, told).status() < 300;
        KnownInstance made = done && instances.all(resource).size() > before ? instances.newest(resource) : null;
        return made == null ? null : placed(resource, made, around);
    }

    private KnownInstance placed(ResourceName resource, KnownInstance made, Map<String, Document> place) {
        Map<String, Document> around = new LinkedHashMap<>(place);
        around.putAll(made.scope());
        KnownInstance placed = new KnownInstance(made.document(), around);
        instances.remove(resource, made);
        instances.add(resource, placed);
        return placed;
    }

    private @Nullable String member(ResourceName from, ResourceName to) {
        for (Relationship relationship : model.from(from)) {
            if (relationship.to().equals(to) && relationship.member() != null) {
                return relationship.member();
            }
        }
        return null;
    }
}
