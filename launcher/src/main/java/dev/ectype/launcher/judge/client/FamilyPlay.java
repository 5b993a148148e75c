package dev.ectype.launcher.judge.client;

import dev.ectype.launcher.judge.client.Observation.Kind;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays the life of two instances of one family: creates, finds, lists and changes them, and deletes the second one. */
final class FamilyPlay {
    private final ClientSession session;
    private final DescribedApi api;
    private final ParentValues parents;
    private final ClientCreation creator;
    private final FamilyIndex families;
    private final ResourceFamily family;
    private final List<Observation> observations;

    FamilyPlay(
            ClientSession session,
            DescribedApi api,
            ParentValues parents,
            FamilyIndex families,
            ResourceFamily family,
            List<Observation> observations) {
        this.session = session;
        this.api = api;
        this.parents = parents;
        this.creator = new ClientCreation(session, api, parents);
        this.families = families;
        this.family = family;
        this.observations = observations;
    }

    /** Plays and returns the first instance, or null if the client could not create and find one. */
    @Nullable
    PlayedInstance run() {
        PlayedInstance first = creator.create(family);
        if (first == null || !isFound(first)) {
            return null;
        }
        parents.note(family.read(), first.parameters());
        neverCreated(first);
        new ListPlay(session, family, observations).run(first);
        new ParentPlay(session, families, creator, observations).run(family, first);
        new ChangePlay(session, api, family, observations).run(first);
        PlayedInstance second = family.delete() == null ? null : creator.create(family);
        if (second != null) {
            delete(second);
        }
        return first;
    }

    private boolean isFound(PlayedInstance instance) {
        ClientExchange read = session.call(family.read(), instance.parameters());
        if (read == null) {
            return false;
        }
        List<String> lines = List.of(instance.line(), read.line());
        if (read.isMissing()) {
            notFound(instance, lines);
            return false;
        }
        Document found = InstanceReader.instance(read.body(), family.noun());
        Document identifier = found == null ? null : found.member(instance.member());
        if (read.isSuccess() && identifier != null && !identifier.equals(instance.identifier())) {
            observe(Kind.OTHER_FOUND, null, "the path of a created instance shows another " + instance.member(), lines);
            return false;
        }
        return read.isSuccess();
    }

    private void notFound(PlayedInstance instance, List<String> lines) {
        for (String member : InstanceReader.scalars(instance.document())) {
            Document value = instance.document().member(member);
            if (value == null
                    || member.equals(instance.member())
                    || value.text().length() > 80) {
                continue;
            }
            Map<String, Document> parameters = new LinkedHashMap<>(instance.parameters());
            parameters.put(family.parameter(), value);
            ClientExchange other = session.call(family.read(), parameters);
            if (other != null && other.isSuccess()) {
                List<String> all = new ArrayList<>(lines);
                all.add(other.line());
                observe(
                        Kind.FOUND_BY_OTHER_MEMBER,
                        instance.member(),
                        "the parameter " + family.parameter() + " finds a created instance by " + member
                                + " and not by " + instance.member(),
                        all);
                return;
            }
        }
        observe(Kind.NOT_FOUND, instance.member(), "a created instance is not found under its path", lines);
    }

    private void neverCreated(PlayedInstance instance) {
        ClientExchange read = session.readUnused(family, instance.parameters());
        if (read != null && read.isSuccess()) {
            observe(Kind.NEVER_CREATED, null, "an instance is found that nobody created", List.of(read.line()));
        }
    }

    private void delete(PlayedInstance instance) {
        DescribedOperation delete = family.delete();
        ClientExchange before = session.call(family.read(), instance.parameters());
        ClientExchange deleted = delete == null ? null : session.call(delete, instance.parameters());
        boolean played = before != null && before.isSuccess() && deleted != null && deleted.isSuccess();
        ClientExchange after = played ? session.call(family.read(), instance.parameters()) : null;
        if (before != null
                && deleted != null
                && after != null
                && after.isSuccess()
                && after.body().equals(before.body())) {
            observations.add(new Observation(
                    Kind.NOT_DELETED,
                    List.of(deleted.operation(), family.read()),
                    null,
                    "a deleted instance is still there, unchanged",
                    List.of(deleted.line(), after.line())));
        }
    }

    private void observe(Kind kind, @Nullable String name, String text, List<String> lines) {
        observations.add(new Observation(kind, List.of(family.read(), family.create()), name, text, lines));
    }
}
