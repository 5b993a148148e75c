package dev.ectype.compiler.infer.errors;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the members of all types in which operations reply with errors. */
final class ErrorBodyMembers {
    private static final int DEEPEST = 6;

    private final ModelDraft draft;
    private final Map<String, Found> found = new LinkedHashMap<>();
    private final Set<TypeName> seen = new LinkedHashSet<>();
    private final Deque<Place> open = new ArrayDeque<>();

    private ErrorBodyMembers(ModelDraft draft) {
        this.draft = draft;
    }

    /** The members with one name, and the first reply that has one of them. */
    record Found(String name, EndpointId operation, String status, List<TypeRef> types) {}

    /** A type inside an error body. */
    private record Place(TypeRef type, EndpointId operation, String status, int depth) {
        Place of(TypeRef inner, int innerDepth) {
            return new Place(inner, operation, status, innerDepth);
        }
    }

    static List<Found> in(ModelDraft draft) {
        ErrorBodyMembers members = new ErrorBodyMembers(draft);
        for (OperationRoute route : draft.routes.all()) {
            for (Response response : route.endpoint().responses()) {
                if (isError(response.status())) {
                    members.start(route.endpoint().id(), response);
                }
            }
        }
        members.walk();
        return List.copyOf(members.found.values());
    }

    /** Returns whether problems may be written in the form of a response with that status. */
    private static boolean isError(String status) {
        return status.startsWith("4") || status.equalsIgnoreCase("default");
    }

    private void start(EndpointId operation, Response response) {
        for (Media media : response.media()) {
            if (media.type() != null) {
                open.add(new Place(media.type(), operation, response.status(), 0));
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
        if (place.type() instanceof NamedType named) {
            TypeRef target = draft.shapes.core(named);
            if (seen.add(named.name()) && !(target instanceof NamedType)) {
                visit(place.of(target, place.depth()));
            }
            return;
        }
        if (place.type() instanceof ObjectType object) {
            object.members().forEach(member -> note(place, member));
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

    private void note(Place place, ObjectMember member) {
        found.computeIfAbsent(
                        member.name(), name -> new Found(name, place.operation(), place.status(), new ArrayList<>()))
                .types()
                .add(member.type());
    }
}
