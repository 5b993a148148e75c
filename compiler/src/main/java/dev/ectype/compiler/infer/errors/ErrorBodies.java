package dev.ectype.compiler.infer.errors;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.UndeclaredErrors;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the members, codes and example texts of all bodies in which operations reply with errors. */
final class ErrorBodies {
    private static final int DEEPEST = 6;

    private final ModelDraft draft;
    private final Map<String, Members> members = new LinkedHashMap<>();
    private final Map<String, Text> texts = new LinkedHashMap<>();
    private final Set<TypeName> seen = new LinkedHashSet<>();
    private final Deque<Place> open = new ArrayDeque<>();

    private ErrorBodies(ModelDraft draft) {
        this.draft = draft;
    }

    /** The reply of an operation with a status. */
    record Reply(EndpointId operation, String status) {
        @Override
        public String toString() {
            return "the reply " + status + " of " + operation;
        }
    }

    /** The types of the members with one name, and the first reply that has one of them. */
    record Members(String name, Reply reply, List<TypeRef> types) {}

    /**
     * A text in error bodies, and the first reply that has it.
     *
     * @param code true for one of several values that a type lists, false for a text in an example
     */
    record Text(String text, Reply reply, boolean code) {}

    /** A type inside an error body. */
    private record Place(TypeRef type, Reply reply, int depth) {
        Place of(TypeRef inner, int innerDepth) {
            return new Place(inner, reply, innerDepth);
        }
    }

    static ErrorBodies of(ModelDraft draft) {
        ErrorBodies bodies = new ErrorBodies(draft);
        for (OperationRoute route : draft.routes.all()) {
            for (Response response : route.endpoint().responses()) {
                if (isError(response.status())) {
                    bodies.start(response, new Reply(route.endpoint().id(), response.status()));
                }
            }
        }
        List<Endpoint> endpoints =
                draft.routes.all().stream().map(OperationRoute::endpoint).toList();
        TypeName unused = UndeclaredErrors.type(draft.types(), endpoints);
        if (unused != null && !endpoints.isEmpty()) {
            Reply reply = new Reply(endpoints.get(0).id(), "4XX");
            bodies.open.add(new Place(new NamedType(unused, TypeNotes.NONE), reply, 0));
        }
        bodies.walk();
        return bodies;
    }

    List<Members> members() {
        return List.copyOf(members.values());
    }

    List<Text> texts() {
        return List.copyOf(texts.values());
    }

    /** Returns whether problems may be written in the form of a response with that status. */
    private static boolean isError(String status) {
        return status.startsWith("4") || status.equalsIgnoreCase("default");
    }

    private void start(Response response, Reply reply) {
        for (Media media : response.media()) {
            media.examples().forEach(example -> example(example, reply, 0));
            if (media.type() != null) {
                open.add(new Place(media.type(), reply, 0));
            }
        }
    }

    /** Visits all types, the shallowest first, so that each name is visited at its smallest depth. */
    private void walk() {
        while (!open.isEmpty()) {
            Place place = open.remove();
            if (place.depth() <= DEEPEST) {
                visit(place);
            }
        }
    }

    private void visit(Place place) {
        place.type().notes().examples().forEach(example -> example(example, place.reply(), 0));
        if (place.type() instanceof NamedType named) {
            TypeRef target = draft.type(named.name());
            if (target != null && seen.add(named.name())) {
                visit(place.of(target, place.depth()));
            }
            return;
        }
        if (place.type() instanceof EnumType listed) {
            listed.values().forEach(value -> text(value, place.reply(), true));
        }
        if (place.type() instanceof ObjectType object) {
            object.members().forEach(member -> member(member, place.reply()));
        }
        boolean inner = place.type() instanceof ObjectType || place.type() instanceof ArrayType;
        for (TypeRef child : place.type().children()) {
            if (inner) {
                open.add(place.of(child, place.depth() + 1));
            } else {
                visit(place.of(child, place.depth()));
            }
        }
    }

    private void member(ObjectMember member, Reply reply) {
        members.computeIfAbsent(member.name(), name -> new Members(name, reply, new ArrayList<>()))
                .types()
                .add(member.type());
    }

    private void example(JsonValue example, Reply reply, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        if (example instanceof JsonObject object) {
            object.members().values().forEach(value -> example(value, reply, depth + 1));
        } else if (example instanceof JsonArray array) {
            array.elements().stream().limit(1).forEach(element -> example(element, reply, depth + 1));
        } else {
            text(example, reply, false);
        }
    }

    private void text(JsonValue value, Reply reply, boolean code) {
        if (value instanceof JsonText text) {
            Text known = texts.get(text.text());
            if (known == null || code && !known.code()) {
                texts.put(text.text(), new Text(text.text(), reply, code));
            }
        }
    }
}
