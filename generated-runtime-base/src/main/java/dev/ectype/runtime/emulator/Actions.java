package dev.ectype.runtime.emulator;

import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MergePatch;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.plan.LifecyclePlan;
import java.util.List;

/** What actions make of the instances of one resource. */
final class Actions {
    private final Exchange exchange;
    private final Shelf shelf;

    Actions(Exchange exchange, Shelf shelf) {
        this.exchange = exchange;
        this.shelf = shelf;
    }

    /**
     * A document after an action.
     *
     * @param entered the state whose time has come, or an empty text
     */
    record Outcome(Document document, String entered) {}

    Outcome transition(Stored<?> target, Member<?> member, List<?> from, Object to) {
        Document current = target.document().at(member.path());
        // What does not show its state has never left the first.
        String state = current == null || current.isNull() ? first() : current.text();
        boolean allowed =
                from.isEmpty() || from.stream().anyMatch(known -> text(known).equals(state));
        if (!allowed) {
            List<String> expected = from.stream().map(Actions::text).toList();
            throw Problem.wrongState("'" + target.id() + "' is " + state + ", expected " + String.join(" or ", expected)
                    + " to become " + text(to));
        }
        return new Outcome(known(with(target, member, Codec.document(to))), text(to));
    }

    Outcome marked(Stored<?> target, Mark mark) {
        long now = exchange.transaction().now();
        return new Outcome(known(mark.on(target.document(), shelf.shape(), now)), mark.entered());
    }

    Outcome adjusted(Stored<?> target, Body<?> body) {
        return new Outcome(shelf.withKnown(target.document(), body.item()), "");
    }

    Outcome replaced(Stored<?> target, Member<?> member, Body<?> body) {
        Document value = body.item();
        return new Outcome(value == null ? target.document() : with(target, member, value), "");
    }

    Outcome merged(Stored<?> target, Member<?> member, Body<?> body) {
        Document value = body.item();
        Document before = target.document().at(member.path());
        if (value == null || before == null || !before.isObject() || !value.isObject()) {
            return replaced(target, member, body);
        }
        return new Outcome(with(target, member, MergePatch.apply(before, value)), "");
    }

    Outcome cleared(Stored<?> target, Member<?> member) {
        String name = member.path().names().get(0);
        return new Outcome(ObjectEdit.of(target.document()).remove(name).toDocument(), "");
    }

    Outcome unset(Stored<?> target, List<Member<?>> members) {
        ObjectEdit edit = ObjectEdit.of(target.document());
        members.forEach(member -> edit.remove(member.path().names().get(0)));
        return new Outcome(edit.toDocument(), "");
    }

    private static Document with(Stored<?> target, Member<?> member, Document value) {
        return ObjectEdit.of(target.document())
                .set(member.path().names().get(0), value)
                .toDocument();
    }

    private Document known(Document document) {
        return shelf.withKnown(document, exchange.arguments().payload().item());
    }

    private String first() {
        LifecyclePlan lifecycle = shelf.shape().plan().lifecycle();
        return lifecycle == null || lifecycle.states().isEmpty()
                ? ""
                : lifecycle.states().get(0);
    }

    private static String text(Object value) {
        return value instanceof Choice choice ? choice.text() : value.toString();
    }
}
