package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Supplies the identifiers that a request carries in its body instead of its path. */
final class BodyReferences {
    private final OperationWalk round;
    private final ModelIndex model;
    private final KnownInstances instances;
    private final Set<ResourceName> searched = new LinkedHashSet<>();

    BodyReferences(OperationWalk round, ModelIndex model, KnownInstances instances) {
        this.round = round;
        this.model = model;
        this.instances = instances;
    }

    Map<MemberPath, Document> of(Endpoint endpoint) throws IOException {
        Role role = endpoint.role();
        if (role instanceof Role.DeleteMany many) {
            return many(many);
        }
        if (role instanceof Role.EditList gather) {
            return listMembers(gather.items());
        }
        Map<MemberPath, Document> named = new LinkedHashMap<>();
        boolean changes = role instanceof Role.Update || role instanceof Role.Replace replace && !replace.creates();
        Resource resource = changes && role != null ? model.resource(role.resource()) : null;
        boolean meant = resource != null
                && !resource.singleton()
                && endpoint.parameterBindings().stream()
                        .noneMatch(tie -> tie.resource().equals(resource.name()));
        KnownInstance one = meant && resource != null ? any(resource.name()) : null;
        if (one != null && resource != null) {
            String member = resource.identity().member();
            Document value = one.document().member(member);
            if (value != null) {
                named.put(MemberPath.of(member), value);
            }
        }
        return named;
    }

    private Map<MemberPath, Document> listMembers(Role.RequestedItems things) throws IOException {
        Map<MemberPath, Document> named = new LinkedHashMap<>();
        Document id = things.resource() == null ? null : identifier(things.resource());
        if (id != null) {
            Document list = new JsonWriter(32).beginArray().value(id).endArray().toDocument();
            named.put(new MemberPath(things.bodyAt().names()), things.listed() ? list : id);
        }
        return named;
    }

    private Map<MemberPath, Document> many(Role.DeleteMany role) throws IOException {
        Map<MemberPath, Document> named = new LinkedHashMap<>();
        Document doomed = identifiersToDelete(role);
        if (doomed != null && role.bodyAt() != null) {
            Document list =
                    new JsonWriter(32).beginArray().value(doomed).endArray().toDocument();
            named.put(new MemberPath(role.bodyAt().names()), list);
        }
        return named;
    }

    /** The identifier of an instance that a bulk deletion may delete. */
    @Nullable
    Document identifiersToDelete(Role.DeleteMany role) throws IOException {
        return identifier(role.resource());
    }

    /** The identifier of an instance, also if replies do not contain it. */
    private @Nullable Document identifier(ResourceName name) throws IOException {
        Resource resource = model.resource(name);
        KnownInstance one = resource == null ? null : any(name);
        Document shown = one == null || resource == null
                ? null
                : one.document().member(resource.identity().member());
        if (shown != null || resource == null) {
            return shown;
        }
        KnownInstance stored = round.snapshot().newest(name);
        Document kept = stored == null
                ? null
                : stored.document().member(resource.identity().member());
        return kept == null ? round.describedIdentifier(resource) : kept;
    }

    private @Nullable KnownInstance any(ResourceName resource) throws IOException {
        if (instances.newest(resource) == null && searched.add(resource)) {
            seek(resource);
        }
        return instances.newest(resource);
    }

    private void seek(ResourceName resource) throws IOException {
        for (WalkOrder turn : List.of(WalkOrder.LIST, WalkOrder.CREATE)) {
            for (Endpoint endpoint : model.on(resource, turn)) {
                if (instances.newest(resource) == null) {
                    round.discover(endpoint);
                    round.answer(endpoint, null);
                }
            }
        }
    }
}
