package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.Pointers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.ObjectEdit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list of an instance into which things are put and out of which they are taken; each is in it once. */
final class Gathering {
    private final ResourceShape shape;
    private final Stored<?> target;
    private final String member;
    private final List<Document> elements = new ArrayList<>();

    Gathering(Shelf shelf, Stored<?> target, Member<?> member) {
        this.shape = shelf.shape();
        this.target = target;
        this.member = member.path().names().get(0);
        Document list = target.document().member(this.member);
        if (list != null && list.isArray()) {
            list.elements().forEach(elements::add);
        }
    }

    Actions.Outcome with(List<? extends Stored<?>> things) {
        for (Stored<?> thing : things) {
            if (elements.stream().noneMatch(element -> Filter.points(element, thing.id()))) {
                Pointers.Target pointed = new Pointers.Target(thing.instance().shape(), thing.id(), thing::document);
                Document one = Pointers.of(shape, member, pointed);
                if (one == null || !one.isArray()) {
                    throw refused("cannot hold '" + thing.id() + "'");
                }
                one.elements().forEach(elements::add);
            }
        }
        return outcome();
    }

    Actions.Outcome only(List<? extends Stored<?>> things) {
        elements.clear();
        return with(things);
    }

    Actions.Outcome only(@Nullable Document values) {
        elements.clear();
        return with(values);
    }

    Actions.Outcome without(List<? extends Stored<?>> things) {
        things.forEach(thing -> elements.removeIf(element -> Filter.points(element, thing.id())));
        return outcome();
    }

    Actions.Outcome with(@Nullable Document values) {
        for (Document value : each(values)) {
            Document taken = Pointers.taken(shape, member, list(List.of(value)));
            if (taken == null) {
                throw refused("cannot hold " + value);
            }
            taken.elements().forEach(element -> {
                if (!elements.contains(element)) {
                    elements.add(element);
                }
            });
        }
        return outcome();
    }

    Actions.Outcome without(@Nullable Document values) {
        for (Document value : each(values)) {
            elements.removeIf(element -> element.equals(value)
                    || !value.isObject() && !value.isArray() && Filter.points(element, value.text()));
        }
        return outcome();
    }

    private static List<Document> each(@Nullable Document values) {
        List<Document> each = new ArrayList<>();
        if (values == null || values.isNull()) {
            return each;
        }
        if (values.isArray()) {
            values.elements().forEach(each::add);
        } else {
            each.add(values);
        }
        return each;
    }

    private Actions.Outcome outcome() {
        Document list = list(elements);
        Document before = target.document().member(member);
        boolean same = before == null || before.isNull() ? elements.isEmpty() : before.equals(list);
        if (same) {
            return new Actions.Outcome(target.document(), "");
        }
        if (!Documents.allows(shape, member, list)) {
            throw refused("cannot hold " + elements.size() + " elements");
        }
        return new Actions.Outcome(
                ObjectEdit.of(target.document()).set(member, list).toDocument(), "");
    }

    private static Document list(List<Document> elements) {
        JsonWriter out = new JsonWriter(128).beginArray();
        elements.forEach(out::value);
        return out.endArray().toDocument();
    }

    private Problem refused(String why) {
        return Problem.invalid(
                List.of(new Problem.Detail("body", "items", member + " of '" + target.id() + "' " + why)));
    }
}
