package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
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

/** What a request says in its body of whom it means, where its path does not say it. */
final class Mentions {
    private final Round round;
    private final ModelIndex model;
    private final Instances instances;
    private final Set<ResourceName> sought = new LinkedHashSet<>();

    Mentions(Round round, ModelIndex model, Instances instances) {
        this.round = round;
        this.model = model;
        this.instances = instances;
    }

    Map<MemberPath, Document> of(Endpoint endpoint) throws IOException {
        Role role = endpoint.role();
        if (role instanceof Role.DeleteMany many) {
            return many(many);
        }
        if (role instanceof Role.Gather gather) {
            return gathered(gather.things());
        }
        Map<MemberPath, Document> named = new LinkedHashMap<>();
        boolean changes = role instanceof Role.Update || role instanceof Role.Replace replace && !replace.creates();
        Resource resource = changes && role != null ? model.resource(role.resource()) : null;
        boolean meant = resource != null
                && !resource.singleton()
                && endpoint.ties().stream().noneMatch(tie -> tie.resource().equals(resource.name()));
        Instance one = meant && resource != null ? any(resource.name()) : null;
        if (one != null && resource != null) {
            String member = resource.identity().member();
            Document value = one.document().member(member);
            if (value != null) {
                named.put(MemberPath.of(member), value);
            }
        }
        return named;
    }

    private Map<MemberPath, Document> gathered(Role.Things things) throws IOException {
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
        Document doomed = doomed(role);
        if (doomed != null && role.bodyAt() != null) {
            Document list =
                    new JsonWriter(32).beginArray().value(doomed).endArray().toDocument();
            named.put(new MemberPath(role.bodyAt().names()), list);
        }
        return named;
    }

    /** The identifier of one that several deletions at once may take. */
    @Nullable
    Document doomed(Role.DeleteMany role) throws IOException {
        return identifier(role.resource());
    }

    /** What one is called, whether replies show that or not. */
    private @Nullable Document identifier(ResourceName name) throws IOException {
        Resource resource = model.resource(name);
        Instance one = resource == null ? null : any(name);
        Document shown = one == null || resource == null
                ? null
                : one.document().member(resource.identity().member());
        if (shown != null || resource == null) {
            return shown;
        }
        Instance stored = round.stock().newest(name);
        Document kept = stored == null
                ? null
                : stored.document().member(resource.identity().member());
        return kept == null ? round.described(resource) : kept;
    }

    private @Nullable Instance any(ResourceName resource) throws IOException {
        if (instances.newest(resource) == null && sought.add(resource)) {
            seek(resource);
        }
        return instances.newest(resource);
    }

    private void seek(ResourceName resource) throws IOException {
        for (Turn turn : List.of(Turn.LIST, Turn.CREATE)) {
            for (Endpoint endpoint : model.on(resource, turn)) {
                if (instances.newest(resource) == null) {
                    round.lookAround(endpoint);
                    round.answer(endpoint, null);
                }
            }
        }
    }
}
