package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.ErrorWriter;
import dev.ectype.runtime.emulator.reply.ReplyWriter;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.request.Credentials;
import dev.ectype.runtime.emulator.request.RequestReader;
import dev.ectype.runtime.emulator.resource.Difference;
import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.Mold;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.resource.Spelling;
import dev.ectype.runtime.emulator.route.Route;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.FilterPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.plan.TiePlan;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One operation, prepared for serving. */
final class Endpoint {
    private static final List<String> UNSHOWN = List.of("binary", "password");

    private final Route route;
    private final RequestReader reader;
    private final Credentials credentials;
    private final RememberedHeaders remembered;
    private final ReplyWriter replies;
    private final ErrorWriter errors;
    private final @Nullable Schema bodyItem;
    private final boolean writes;
    private final @Nullable String repeatKey;
    private final boolean versioned;
    private @Nullable Mold mold;
    private final List<MemberPath> scopes;
    private final List<String> unshown;
    private volatile @Nullable Spelling spelling;
    private volatile @Nullable Boolean differs;
    private volatile @Nullable ExampleIds exampleIds;
    private volatile @Nullable Untold untold;

    Endpoint(Route route, World world) {
        this.route = route;
        EmulatorOptions options = world.options();
        reader = new RequestReader(route, kept(route.plan(), world.shapes()));
        credentials = new Credentials(
                route.plan().security(), world.plan().security(), options.authentication(), options.credentials());
        remembered = new RememberedHeaders(
                route.plan(),
                world.plan().security().values(),
                !options.trustedHosts().isEmpty());
        replies = new ReplyWriter(route, world.addresses(), options.seed(), world.start());
        errors = new ErrorWriter(route.plan());
        bodyItem = bodyItem(route.plan().body());
        writes = !route.method().equals("GET") && !route.method().equals("HEAD");
        versioned = route.plan().versioned();
        repeatKey = writes ? repeatKey(route) : null;
        scopes = scopes(route.plan());
        unshown = unshown(bodyItem);
        for (TiePlan tie : route.plan().ties()) {
            // What a body says of which one is meant is no part of it, unless it is called as its own member.
            if (route.plan().isToldInBody(tie)) {
                unshown.add(tie.parameter());
            }
        }
        ReplyPlan reply = route.plan().reply();
        if (reply != null && reply.expansion() != null && reply.expansion().body()) {
            unshown.add(reply.expansion().parameter());
        }
    }

    /** The parameters that name what is kept: whether there is such a thing says more than how its name looks. */
    private static Set<String> kept(OperationPlan operation, ResourceShapes shapes) {
        Set<String> kept = new LinkedHashSet<>();
        for (TiePlan tie : operation.ties()) {
            ResourceShape shape = shapes.find(tie.resource());
            if (shape != null && !shape.isBoundless() && !shape.plan().singleton()) {
                kept.add(tie.parameter());
            }
        }
        return kept;
    }

    private static List<String> unshown(@Nullable Schema body) {
        ObjectSchema object = body == null ? null : Shape.object(body);
        List<String> names = new ArrayList<>(0);
        if (object != null) {
            for (MemberSchema member : object.members()) {
                boolean hidden = Shape.bare(member.type()) instanceof TextSchema text
                        && text.format() != null
                        && UNSHOWN.contains(text.format());
                if (hidden || !member.isShown(Direction.REPLY)) {
                    names.add(member.name());
                }
            }
        }
        return names;
    }

    private static List<MemberPath> scopes(OperationPlan operation) {
        List<MemberPath> scopes = new ArrayList<>(0);
        for (FilterPlan filter : operation.filters()) {
            boolean required = operation.parameters().stream()
                    .anyMatch(parameter ->
                            parameter.required() && parameter.name().equals(filter.parameter()));
            if (required) {
                scopes.add(filter.member());
            }
        }
        return scopes;
    }

    private static @Nullable Schema bodyItem(@Nullable BodyPlan body) {
        if (body == null || body.media().isEmpty()) {
            return null;
        }
        MediaPlan media = body.media().stream()
                .filter(known -> known.mediaType().contains("json"))
                .findFirst()
                .orElse(body.media().get(0));
        return Shape.at(media.type(), body.at());
    }

    /** What the operation is about where it begins something beside that, else null. */
    @Nullable
    String besides() {
        return route.plan().starts() == null ? null : route.plan().resource();
    }

    Route route() {
        return route;
    }

    RequestReader reader() {
        return reader;
    }

    /** The headers that the journal remembers of requests. */
    RememberedHeaders remembered() {
        return remembered;
    }

    Credentials credentials() {
        return credentials;
    }

    ReplyWriter replies() {
        return replies;
    }

    ErrorWriter errors() {
        return errors;
    }

    /** The type of the part of the body that describes an instance, or null. */
    @Nullable
    Schema bodyItem() {
        return bodyItem;
    }

    /** The mold in which requests of this operation become documents of that resource; mostly there is one resource. */
    Mold mold(ResourceShape shape, Documents documents) {
        Mold known = mold;
        if (known == null || known.shape() != shape) {
            known = Mold.of(shape, bodyItem, documents);
            mold = known;
        }
        return known;
    }

    /** What a request carries of an instance of that shape, without the contents and secrets that no reply shows. */
    @Nullable
    Document storable(ResourceShape shape, @Nullable Document item, List<String> files) {
        Document spelt = spelling(shape).stored(item);
        if (unshown.isEmpty() && files.isEmpty() || spelt == null || !spelt.isObject()) {
            return spelt;
        }
        return without(files, without(unshown, spelt, shape), shape);
    }

    /** Whether requests may carry lists and references of such an instance in another form than it keeps them. */
    boolean differs(ResourceShape shape, ResourceShapes shapes) {
        if (!shape.name().equals(route.plan().resource())) {
            return false;
        }
        Boolean known = differs;
        if (known == null) {
            known = Difference.between(bodyItem, shape.type(), shapes);
            differs = known;
        }
        return known;
    }

    /** The identifiers that its description shows to those who make an instance of that shape. */
    ExampleIds exampleIds(ResourceShape shape) {
        ExampleIds known = exampleIds;
        if (known == null || known.shape() != shape) {
            known = ExampleIds.of(route.plan().body(), bodyItem, shape);
            exampleIds = known;
        }
        return known;
    }

    private static Document without(List<String> names, Document item, ResourceShape shape) {
        ObjectEdit edit = ObjectEdit.of(item);
        for (String name : names) {
            if (item.member(name) != null && Shape.member(shape.type(), name) == null) {
                edit.remove(name);
            }
        }
        return edit.toDocument();
    }

    /** Whether every request must say which value of that member it wants. */
    boolean isScope(MemberPath member) {
        return scopes.contains(member);
    }

    /** Whether a filter by that member only applies because nobody asked for another. */
    boolean isByDefault(MemberPath member, Arguments arguments) {
        boolean filtered = false;
        for (FilterPlan filter : route.plan().filters()) {
            if (filter.member().equals(member)) {
                filtered = true;
                if (arguments.sent(filter.parameter()) != null) {
                    return false;
                }
            }
        }
        return filtered;
    }

    /** The header whose value makes repeating the request harmless, or null: the described one, else the customary one. */
    @Nullable
    String repeatKey() {
        return repeatKey;
    }

    private static @Nullable String repeatKey(Route route) {
        String described = route.plan().repeatKey();
        boolean customary = route.method().equals("POST") || route.method().equals("PATCH");
        return described != null ? described : customary ? Repeats.CUSTOMARY : null;
    }

    /** Whether requests may say which version of an instance of that shape they know. */
    boolean isVersioned(ResourceShape shape) {
        return versioned && shape.name().equals(route.plan().resource());
    }

    boolean isVersioned() {
        return versioned;
    }

    /** Whether the method is one that may change something. */
    boolean writes() {
        return writes;
    }

    /** The members that paths find such an instance by, and that requests of this operation cannot tell. */
    List<String> untold(ResourceShape shape) {
        if (shape.keys().isEmpty()) {
            return List.of();
        }
        Untold known = untold;
        if (known == null || known.shape() != shape) {
            known = Untold.of(shape, shape.name().equals(route.plan().resource()) ? bodyItem : null);
            untold = known;
        }
        return known.members();
    }

    /** How the body spells the members of what the operation is about. */
    Spelling spelling(ResourceShape shape) {
        if (bodyItem == null || !shape.name().equals(route.plan().resource())) {
            return Spelling.SAME;
        }
        Spelling known = spelling;
        if (known == null) {
            known = Spelling.of(bodyItem, shape.type());
            spelling = known;
        }
        return known;
    }
}
