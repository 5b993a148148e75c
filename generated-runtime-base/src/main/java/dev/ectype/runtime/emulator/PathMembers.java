package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.route.Route;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.TiePlan;
import dev.ectype.runtime.schema.MemberSchema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The members of a new instance that the path of the request decides. */
final class PathMembers {
    private final Shelf shelf;
    private final ResourceShape shape;

    PathMembers(Shelf shelf) {
        this.shelf = shelf;
        this.shape = shelf.shape();
    }

    /** What the path decides: the parent, and members that carry the names of its parameters. */
    Map<String, Document> beside(@Nullable Document item) {
        Map<String, Document> assigned = new LinkedHashMap<>();
        Exchange exchange = shelf.exchange();
        List<String> names = exchange.arguments().pathNames();
        Route route = exchange.endpoint().route();
        for (int index = 0; index < names.size(); index++) {
            String name = names.get(index);
            MemberSchema member = isOwn(route, name) ? null : Shape.member(shape.type(), name);
            boolean told = item != null && item.member(name) != null;
            if (member != null && !told && !shelf.isId(name)) {
                assigned.put(name, Coercion.coerce(exchange.arguments().pathText(index), member.type()));
            }
        }
        Stored<?> parent = shelf.parent();
        String reference =
                shelf.owner() == null ? shelf.reference() : shape.plan().ownerMember();
        if (parent != null && reference != null) {
            assigned.put(reference, pointer(parent, reference));
        }
        return assigned;
    }

    private boolean isOwn(Route route, String parameter) {
        for (TiePlan tie : route.plan().ties()) {
            if (tie.parameter().equals(parameter) && tie.resource().equals(shape.name())) {
                return true;
            }
        }
        return false;
    }

    /** The parent as a member shows it: whole where the member is an object, else by its identifier. */
    private Document pointer(Stored<?> above, String reference) {
        MemberSchema member = Shape.member(shape.type(), reference);
        if (member != null && Shape.object(member.type()) != null) {
            return above.document();
        }
        return above.instance().shape().idDocument(above.id());
    }
}
