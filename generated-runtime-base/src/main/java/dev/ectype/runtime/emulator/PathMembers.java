package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.Pointers;
import dev.ectype.runtime.emulator.resource.Pointing;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.route.Route;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.plan.TiePlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.state.Row;
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
                String text = meant(route, name, exchange.arguments().pathText(index));
                assigned.put(name, Coercion.coerce(text, member.type()));
            }
        }
        new PathKeys(shelf).add(assigned);
        Stored<?> parent = shelf.parent();
        String reference =
                shelf.owner() == null ? shelf.reference() : shape.plan().ownerMember();
        if (parent != null && reference != null) {
            assigned.put(reference, pointer(parent, reference));
        }
        if (!shape.pointing().homes().isEmpty()) {
            outer(route.plan().ties(), assigned);
        }
        return assigned;
    }

    /** What the path leads through before the parent is pointed at too, so that the instance is found below it again. */
    private void outer(List<TiePlan> ties, Map<String, Document> assigned) {
        for (Pointing.Pointer home : shape.pointing().homes()) {
            ResourceShape place = shelf.exchange().world().shapes().get(home.resource());
            for (TiePlan tie : assigned.containsKey(home.member()) ? List.<TiePlan>of() : ties) {
                Row row = tie.resource().equals(home.resource()) ? named(place, tie) : null;
                Document pointer = row == null ? null : Pointers.of(shape, home.member(), place, row);
                if (pointer != null && !pointer.isArray()) {
                    assigned.put(home.member(), pointer);
                }
            }
        }
    }

    private @Nullable Row named(ResourceShape place, TiePlan tie) {
        String text = tie.isSelf() ? tie.self() : shelf.exchange().arguments().named(tie.parameter());
        if (text == null) {
            return null;
        }
        if (text.equals(tie.self())) {
            return new Oneself(new Shelf(shelf.exchange(), place, null)).row();
        }
        Shelf others = new Shelf(shelf.exchange(), place, null);
        MemberName idMember = place.idMember();
        return idMember != null && idMember.name().equals(tie.member())
                ? others.find(text)
                : others.findBy(tie.member(), text);
    }

    private String meant(Route route, String parameter, String text) {
        for (TiePlan tie : route.plan().ties()) {
            if (tie.parameter().equals(parameter)) {
                return Oneself.meant(shelf.exchange(), tie, text);
            }
        }
        return text;
    }

    private boolean isOwn(Route route, String parameter) {
        for (TiePlan tie : route.plan().ties()) {
            if (tie.parameter().equals(parameter) && tie.resource().equals(shape.name())) {
                return true;
            }
        }
        return false;
    }

    /** The parent as a member shows it; where that is not allowed it is fitted later, and keeps what it is called. */
    private Document pointer(Stored<?> above, String reference) {
        ResourceShape place = above.instance().shape();
        Document told = Pointers.of(shape, reference, above.target());
        if (told != null) {
            return told;
        }
        MemberSchema member = Shape.member(shape.type(), reference);
        if (member != null && Shape.object(member.type()) != null) {
            return above.document();
        }
        return place.idDocument(above.id());
    }
}
