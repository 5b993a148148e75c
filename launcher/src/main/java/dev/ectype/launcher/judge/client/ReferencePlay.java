package dev.ectype.launcher.judge.client;

import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.launcher.judge.client.Observation.Kind;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedTypes;
import dev.ectype.launcher.judge.words.IdentifierNames;
import dev.ectype.launcher.judge.words.WordComparison;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MemberPath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Creates instances that reference instances of other families, and looks whether responses show the referenced ones. */
final class ReferencePlay {
    private final ClientSession session;
    private final DescribedApi api;
    private final ClientCreation creation;
    private final Map<ResourceFamily, PlayedInstance> played;
    private final List<Observation> observations;

    /**
     * Creates the play.
     *
     * @param played the families with an instance that the client created and found
     */
    ReferencePlay(
            ClientSession session,
            DescribedApi api,
            ClientCreation creation,
            Map<ResourceFamily, PlayedInstance> played,
            List<Observation> observations) {
        this.session = session;
        this.api = api;
        this.creation = creation;
        this.played = played;
        this.observations = observations;
    }

    void run() {
        played.keySet().forEach(this::run);
    }

    private void run(ResourceFamily family) {
        Map<String, ResourceFamily> targets = targets(family);
        if (targets.isEmpty()) {
            return;
        }
        Map<MemberPath, Document> members = new LinkedHashMap<>();
        targets.forEach((member, target) ->
                members.put(MemberPath.of(member), instance(target).identifier()));
        PlayedInstance created = creation.create(family, members);
        ClientExchange read = created == null ? null : session.call(family.read(), created.parameters());
        Document found = read == null || !read.isSuccess() ? null : InstanceReader.instance(read.body(), family.noun());
        if (created != null && read != null && found != null) {
            List<String> lines = List.of(created.line(), read.line());
            targets.forEach((member, target) -> compare(family, found, member, target, lines));
        }
    }

    private void compare(
            ResourceFamily family, Document found, String member, ResourceFamily target, List<String> lines) {
        PlayedInstance referenced = instance(target);
        for (JsonMember each : found.members()) {
            boolean sent = each.name().equals(member) && !each.value().isObject();
            boolean embedded = each.value().isObject()
                    && names(each.name(), target)
                    && each.value().member(referenced.member()) != null;
            if (sent && !each.value().equals(referenced.identifier())) {
                observe(
                        family,
                        member,
                        target,
                        "the member " + member + " does not have the identifier that was sent",
                        lines);
            } else if (embedded && differs(each.value(), referenced)) {
                String text = "the member " + each.name() + " does not show the one of " + target.noun() + " that "
                        + member + " identifies";
                observe(family, each.name(), target, text, lines);
            }
        }
    }

    private static boolean differs(Document embedded, PlayedInstance referenced) {
        return !referenced.identifier().equals(embedded.member(referenced.member()));
    }

    private void observe(ResourceFamily family, String member, ResourceFamily target, String text, List<String> lines) {
        observations.add(
                new Observation(Kind.OTHER_REFERENCED, List.of(family.create(), target.create()), member, text, lines));
    }

    /** Returns the scalar members of the creation's body that are named after exactly one other family. */
    private Map<String, ResourceFamily> targets(ResourceFamily family) {
        DescribedTypes types = api.types();
        Map<String, ResourceFamily> targets = new LinkedHashMap<>();
        for (ObjectMember each : types.members(family.create().bodyType()).values()) {
            boolean scalar = types.members(each.type()).isEmpty() && types.items(each.type()) == null;
            ResourceFamily target = scalar ? onlyNamed(each.name(), family) : null;
            if (target != null) {
                targets.put(each.name(), target);
            }
        }
        return targets;
    }

    private @Nullable ResourceFamily onlyNamed(String member, ResourceFamily except) {
        ResourceFamily only = null;
        for (ResourceFamily each : played.keySet()) {
            if (each.equals(except) || !names(member, each)) {
                continue;
            }
            if (only != null) {
                return null;
            }
            only = each;
        }
        return only;
    }

    /** Returns whether a member has the name of a family, with or without the name of its identifier. */
    private boolean names(String member, ResourceFamily family) {
        return WordComparison.noun(member).equals(WordComparison.noun(family.noun()))
                || !member.equals(instance(family).member())
                        && IdentifierNames.isExact(
                                member, List.of(family.noun()), instance(family).member());
    }

    private PlayedInstance instance(ResourceFamily family) {
        return Objects.requireNonNull(played.get(family), family.noun());
    }
}
