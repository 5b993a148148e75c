package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.IdentifierSamples;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Takes the instances in examples of read replies as seed data, unless the type has examples itself. */
public final class SeedFromExamples implements InferenceRule {
    /** The largest number of seed instances of a resource. */
    private static final int MOST = 20;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceName, List<OperationRoute>> routes = routesByResource(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            if ((resource.singleton || resource.seeded) && hasNoExamples(draft, resource)) {
                List<JsonObject> examples =
                        examples(draft, resource, routes.getOrDefault(resource.resourceName(), List.of()));
                if (!examples.isEmpty()) {
                    String evidence = "examples of replies contain "
                            + (examples.size() == 1 ? "one instance" : examples.size() + " instances");
                    proposals.add(
                            proposal(new ResourceChange.AddExamples(resource.resourceName(), examples), 80, evidence));
                }
            }
        }
        return proposals;
    }

    /** Returns the routes with a role, by resource. */
    private static Map<ResourceName, List<OperationRoute>> routesByResource(ModelDraft draft) {
        Map<ResourceName, List<OperationRoute>> routes = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            if (role != null) {
                routes.computeIfAbsent(role.resource(), key -> new ArrayList<>())
                        .add(route);
            }
        }
        return routes;
    }

    private static boolean hasNoExamples(ModelDraft draft, ResourceDraft resource) {
        return resource.storedType().notes().examples().isEmpty()
                && draft.shapes.core(resource.storedType()).notes().examples().isEmpty();
    }

    /** Returns the examples, those of single reads first because they are the most complete. */
    private static List<JsonObject> examples(ModelDraft draft, ResourceDraft resource, List<OperationRoute> routes) {
        List<JsonObject> examples = new ArrayList<>();
        addAll(draft, routes, Role.Read.class, examples);
        if (!resource.singleton) {
            addAll(draft, routes, Role.ListAll.class, examples);
        }
        return resource.singleton ? examples.stream().limit(1).toList() : distinct(resource.idMember, examples);
    }

    private static void addAll(
            ModelDraft draft, List<OperationRoute> routes, Class<? extends Role> kind, List<JsonObject> examples) {
        for (OperationRoute route : routes) {
            Role role = draft.role(route.endpoint().id());
            if (kind.isInstance(role)) {
                add(route, ResourceExamples.place(role), examples);
            }
        }
    }

    private static void add(OperationRoute route, @Nullable MemberPath at, List<JsonObject> examples) {
        Media media = Payloads.reply(route.endpoint());
        if (at == null || media == null) {
            return;
        }
        for (JsonValue example : media.examples()) {
            JsonValue place = IdentifierSamples.inside(example, at);
            List<JsonValue> each =
                    place instanceof JsonArray array ? array.elements() : place == null ? List.of() : List.of(place);
            each.forEach(item -> {
                if (item instanceof JsonObject object) {
                    examples.add(object);
                }
            });
        }
    }

    /** Removes repeated examples of the same instance. */
    private static List<JsonObject> distinct(@Nullable String idMember, List<JsonObject> examples) {
        Set<JsonValue> known = new LinkedHashSet<>();
        return examples.stream()
                .filter(object -> {
                    JsonValue id = idMember == null ? null : object.member(idMember);
                    return known.add(id == null ? object : id);
                })
                .limit(MOST)
                .toList();
    }
}
