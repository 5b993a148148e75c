package dev.ectype.launcher.judge.client;

import dev.ectype.launcher.judge.client.Observation.Kind;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Creates another parent and looks whether its list contains the child of the first parent. */
final class ParentPlay {
    private final ClientSession session;
    private final FamilyIndex families;
    private final ClientCreation creation;
    private final List<Observation> observations;

    ParentPlay(ClientSession session, FamilyIndex families, ClientCreation creation, List<Observation> observations) {
        this.session = session;
        this.families = families;
        this.creation = creation;
        this.observations = observations;
    }

    /**
     * Plays a family whose list is directly below one instance of another family.
     *
     * @param child an instance that is in the list of its own parent
     */
    void run(ResourceFamily family, PlayedInstance child) {
        DescribedOperation list = family.list();
        int last = list == null ? -1 : list.segments().size() - 2;
        String parameter = list == null || last < 0 ? null : list.parameter(last);
        ResourceFamily parent = list == null || parameter == null ? null : families.at(list.shape(last + 1));
        if (list == null || parameter == null || parent == null) {
            return;
        }
        PlayedInstance other = creation.create(parent);
        if (other == null || other.identifier().equals(child.parameters().get(parameter))) {
            return;
        }
        List<Document> own = items(session.call(list, child.parameters()));
        if (own == null || !ListPlay.contains(own, child, family.noun())) {
            return;
        }
        Map<String, Document> parameters = new LinkedHashMap<>(child.parameters());
        parameters.putAll(other.parameters());
        parameters.put(parameter, other.identifier());
        ClientExchange listed = session.call(list, parameters);
        List<Document> items = items(listed);
        if (listed != null && items != null && ListPlay.contains(items, child, family.noun())) {
            observations.add(new Observation(
                    Kind.IN_OTHER_PARENT,
                    List.of(list, family.create(), parent.create()),
                    null,
                    "the child of one of " + parent.noun() + " is in the list of another one",
                    List.of(child.line(), listed.line())));
        }
    }

    private static @Nullable List<Document> items(@Nullable ClientExchange listed) {
        return listed == null || !listed.isSuccess() ? null : InstanceReader.items(listed.body());
    }
}
