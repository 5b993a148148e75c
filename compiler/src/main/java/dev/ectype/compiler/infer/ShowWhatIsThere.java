package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
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

/** Takes what reads show in examples for what is there before any client has made or changed it, unless the type has examples itself. */
final class ShowWhatIsThere implements InferenceRule {
    /** More than anybody writes by hand of one kind. */
    private static final int MOST = 20;

    @Override
    public List<Proposal> propose(Draft draft) {
        Map<ResourceName, List<Route>> asked = askedBy(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            if ((sketch.singleton || sketch.given) && isSilent(draft, sketch)) {
                List<JsonObject> shown = shown(draft, sketch, asked.getOrDefault(sketch.named(), List.of()));
                if (!shown.isEmpty()) {
                    String evidence = "replies show " + (shown.size() == 1 ? "one" : shown.size() + " of them");
                    proposals.add(proposal(new Change.Show(sketch.named(), shown), 80, evidence));
                }
            }
        }
        return proposals;
    }

    /** The routes that have a role of each resource. */
    private static Map<ResourceName, List<Route>> askedBy(Draft draft) {
        Map<ResourceName, List<Route>> asked = new LinkedHashMap<>();
        for (Route route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            if (role != null) {
                asked.computeIfAbsent(role.resource(), key -> new ArrayList<>()).add(route);
            }
        }
        return asked;
    }

    private static boolean isSilent(Draft draft, Sketch sketch) {
        return sketch.stored().notes().examples().isEmpty()
                && draft.shapes.core(sketch.stored()).notes().examples().isEmpty();
    }

    /** What is read one by one first, because that says most. */
    private static List<JsonObject> shown(Draft draft, Sketch sketch, List<Route> asked) {
        List<JsonObject> shown = new ArrayList<>();
        addAll(draft, asked, Role.Read.class, shown);
        if (!sketch.singleton) {
            addAll(draft, asked, Role.ListAll.class, shown);
        }
        return sketch.singleton ? shown.stream().limit(1).toList() : different(sketch.idMember, shown);
    }

    private static void addAll(Draft draft, List<Route> asked, Class<? extends Role> kind, List<JsonObject> shown) {
        for (Route route : asked) {
            Role role = draft.role(route.endpoint().id());
            if (kind.isInstance(role)) {
                add(route, ShownExamples.place(role), shown);
            }
        }
    }

    private static void add(Route route, @Nullable MemberPath at, List<JsonObject> shown) {
        Media media = Payloads.reply(route.endpoint());
        if (at == null || media == null) {
            return;
        }
        for (JsonValue example : media.examples()) {
            JsonValue place = IdEvidence.inside(example, at);
            List<JsonValue> each =
                    place instanceof JsonArray array ? array.elements() : place == null ? List.of() : List.of(place);
            each.forEach(item -> {
                if (item instanceof JsonObject object) {
                    shown.add(object);
                }
            });
        }
    }

    /** Examples of several operations show the same things again. */
    private static List<JsonObject> different(@Nullable String idMember, List<JsonObject> shown) {
        Set<JsonValue> known = new LinkedHashSet<>();
        return shown.stream()
                .filter(object -> {
                    JsonValue id = idMember == null ? null : object.member(idMember);
                    return known.add(id == null ? object : id);
                })
                .limit(MOST)
                .toList();
    }
}
