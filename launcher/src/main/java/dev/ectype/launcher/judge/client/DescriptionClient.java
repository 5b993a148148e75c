package dev.ectype.launcher.judge.client;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.launcher.judge.client.Observation.Kind;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.words.WordComparison;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.Plan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Plays all families of a description, parents before their children. */
public final class DescriptionClient {
    /** The most families that are played; of more, every n-th is played. */
    private static final int MOST_FAMILIES = 60;

    private static final int MOST_REQUESTS = 1500;

    private final ClientSession session;
    private final DescribedApi api;
    private final List<Observation> observations = new ArrayList<>();
    private final Map<ResourceFamily, PlayedInstance> played = new LinkedHashMap<>();

    private DescriptionClient(ClientSession session, DescribedApi api) {
        this.session = session;
        this.api = api;
    }

    /**
     * Holds what the client saw.
     *
     * @param families the number of resources that the paths show
     * @param played the number of those that the client could create and find
     */
    public record Result(int requests, int families, int played, boolean complete, List<Observation> observations) {
        public Result {
            observations = List.copyOf(observations);
        }
    }

    /**
     * Plays against an emulator.
     *
     * @param canonical the API as described, without conclusions
     * @param described the plan of an emulator of the API as described
     */
    public static Result play(ApiModel canonical, Emulator emulator, Plan described) {
        ClientSession session = new ClientSession(emulator, described, MOST_REQUESTS);
        DescriptionClient client = new DescriptionClient(session, new DescribedApi(canonical));
        return client.play();
    }

    private Result play() {
        FamilyIndex index = FamilyIndex.of(api);
        List<ResourceFamily> families = index.families();
        ParentValues parents = new ParentValues(session, api);
        int step = (families.size() + MOST_FAMILIES - 1) / MOST_FAMILIES;
        for (int next = 0; next < families.size(); next += Math.max(1, step)) {
            ResourceFamily family = families.get(next);
            PlayedInstance instance = new FamilyPlay(session, api, parents, index, family, observations).run();
            if (instance != null) {
                played.put(family, instance);
            }
        }
        otherLists();
        new ReferencePlay(session, api, new ClientCreation(session, api, parents), played, observations).run();
        boolean complete = step <= 1 && !session.isExhausted();
        return new Result(session.requests(), families.size(), played.size(), complete, observations);
    }

    /** A created instance must not be in the list of a path with another noun and an item type of its own. */
    private void otherLists() {
        Map<DescribedOperation, List<Document>> lists = new LinkedHashMap<>();
        Map<DescribedOperation, String> lines = new LinkedHashMap<>();
        for (ResourceFamily family : played.keySet()) {
            DescribedOperation list = family.list();
            ClientExchange listed =
                    list == null || list.lastParameter() != null ? null : session.call(list, new LinkedHashMap<>());
            List<Document> items = listed == null || !listed.isSuccess() ? null : InstanceReader.items(listed.body());
            if (list != null && listed != null && items != null) {
                lists.put(list, items);
                lines.put(list, listed.line());
            }
        }
        played.forEach((family, instance) -> lists.forEach((list, items) -> {
            boolean other = !WordComparison.noun(list.lastLiteral()).equals(WordComparison.noun(family.noun()));
            Document found = other ? ListPlay.find(items, instance) : null;
            if (found != null && found.equals(instance.document())) {
                observations.add(new Observation(
                        Kind.IN_OTHER_LIST,
                        List.of(list, family.create()),
                        null,
                        "one of " + family.noun() + " is in the list " + list.path(),
                        List.of(instance.line(), lines.getOrDefault(list, ""))));
            }
        }));
    }
}
