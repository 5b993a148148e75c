package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Tie;
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

/** Makes instances of what an operation works on, so that each has one of its own. */
final class Creations {
    private final Round round;
    private final ModelIndex model;
    private final Instances instances;

    Creations(Round round, ModelIndex model, Instances instances) {
        this.round = round;
        this.model = model;
        this.instances = instances;
    }

    /** A new instance of what the last parameter names, below what the other parameters name; null if nothing makes one. */
    @Nullable
    Instance fresh(Endpoint asked, Map<MemberPath, Document> told) throws IOException {
        int last = asked.ties().size() - 1;
        ResourceName resource = asked.ties().get(last).resource();
        for (Endpoint endpoint : creators(asked, last)) {
            Instance made =
                    isBelow(endpoint, asked, last) ? made(endpoint, resource, told) : pointing(endpoint, asked, last);
            made = made == null ? made(endpoint, resource, told) : made;
            if (made != null) {
                return made;
            }
        }
        return null;
    }

    /** Makes something that names what it is sought below in its body, because no path does. */
    void pointing(Endpoint asked, int index) throws IOException {
        for (Endpoint endpoint : creators(asked, index)) {
            if (pointing(endpoint, asked, index) != null || below(endpoint, asked, index) != null) {
                return;
            }
        }
    }

    /** Makes something below the nearest thing that the asked path leads through, which is below all others. */
    private @Nullable Instance below(Endpoint creator, Endpoint asked, int index) throws IOException {
        Instance nearest = instances.within(asked, index - 1);
        if (nearest == null || creator.ties().isEmpty()) {
            return null;
        }
        ResourceName resource = asked.ties().get(index).resource();
        Tie holder = creator.ties().get(creator.ties().size() - 1);
        int before = instances.all(resource).size();
        boolean done = holder.resource().equals(asked.ties().get(index - 1).resource())
                && round.answer(creator, nearest, new LinkedHashMap<>()).status() < 300;
        Instance made = done && instances.all(resource).size() > before ? instances.newest(resource) : null;
        return made == null ? null : placed(resource, made, nearest.around());
    }

    /** What creates under all that leads to the asked thing comes first. */
    private List<Endpoint> creators(Endpoint asked, int index) {
        ResourceName resource = asked.ties().get(index).resource();
        List<Endpoint> creators = new ArrayList<>(model.creating(resource));
        creators.sort(Comparator.comparing(endpoint -> !isBelow(endpoint, asked, index)));
        return creators;
    }

    private static boolean isBelow(Endpoint creator, Endpoint asked, int index) {
        Set<String> above = Instances.outer(creator, creator.ties().size());
        return above.containsAll(Instances.outer(asked, index));
    }

    private @Nullable Instance made(Endpoint creator, ResourceName resource, Map<MemberPath, Document> told)
            throws IOException {
        int before = instances.all(resource).size();
        boolean done = round.answer(creator, null, told).status() < 300;
        return done && instances.all(resource).size() > before ? instances.newest(resource) : null;
    }

    private @Nullable Instance pointing(Endpoint creator, Endpoint asked, int index) throws IOException {
        ResourceName resource = asked.ties().get(index).resource();
        Map<String, Document> values = instances.parameters(asked, null);
        Map<MemberPath, Document> told = new LinkedHashMap<>();
        Map<String, Document> around = new LinkedHashMap<>();
        for (Tie tie : asked.ties().subList(0, index)) {
            String member = member(resource, tie.resource());
            Document value = values.get(tie.parameter());
            if (member != null && value != null) {
                told.put(MemberPath.of(member), value);
                around.put(Instances.key(tie), value);
            }
        }
        int before = instances.all(resource).size();
        boolean done = !told.isEmpty() && round.answer(creator, null, told).status() < 300;
        Instance made = done && instances.all(resource).size() > before ? instances.newest(resource) : null;
        return made == null ? null : placed(resource, made, around);
    }

    private Instance placed(ResourceName resource, Instance made, Map<String, Document> place) {
        Map<String, Document> around = new LinkedHashMap<>(place);
        around.putAll(made.around());
        Instance placed = new Instance(made.document(), around);
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
