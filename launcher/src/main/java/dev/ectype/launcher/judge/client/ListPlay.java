package dev.ectype.launcher.judge.client;

import dev.ectype.launcher.judge.client.Observation.Kind;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.runtime.json.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks for a created instance in the list of its path. */
final class ListPlay {
    /** Longer lists may continue on another page. */
    private static final int FEW = 10;

    private final ClientSession session;
    private final ResourceFamily family;
    private final List<Observation> observations;

    ListPlay(ClientSession session, ResourceFamily family, List<Observation> observations) {
        this.session = session;
        this.family = family;
        this.observations = observations;
    }

    void run(PlayedInstance instance) {
        DescribedOperation list = family.list();
        ClientExchange listed = list == null ? null : session.call(list, instance.parameters());
        List<Document> items = listed == null || !listed.isSuccess() ? null : InstanceReader.items(listed.body());
        if (list == null
                || listed == null
                || items == null
                || items.size() > FEW
                || contains(items, instance, family.noun())) {
            return;
        }
        observations.add(new Observation(
                Kind.NOT_LISTED,
                List.of(list, family.create()),
                null,
                "a created instance is missing in the list of its path",
                List.of(instance.line(), listed.line())));
    }

    /** Returns whether a list contains the instance, by its identifier. */
    static boolean contains(List<Document> items, PlayedInstance instance, String noun) {
        for (Document item : items) {
            Document inner = InstanceReader.instance(item, noun);
            if (item.equals(instance.identifier())
                    || inner != null && instance.identifier().equals(inner.member(instance.member()))) {
                return true;
            }
        }
        return false;
    }

    static @Nullable Document find(List<Document> items, PlayedInstance instance) {
        for (Document item : items) {
            if (item.isObject() && instance.identifier().equals(item.member(instance.member()))) {
                return item;
            }
        }
        return null;
    }
}
