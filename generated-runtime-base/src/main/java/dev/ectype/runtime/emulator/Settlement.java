package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.TimeMembers;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.json.PlainName;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import java.time.Instant;
import java.util.List;

/** What becomes of something that the server is busy with when a client asks for it. */
final class Settlement {
    private static final List<String> RESULTS = List.of("result", "results", "response", "output", "outputs");
    private static final List<String> PROGRESS =
            List.of("progress", "percentcomplete", "percentage", "progresspercent", "percentcompleted");

    private final Shelf shelf;
    private final Member<?> member;
    private final Object done;

    Settlement(Shelf shelf, Member<?> member, Object done) {
        this.shelf = shelf;
        this.member = member;
        this.done = done;
    }

    /** Whether an instance is pending and was asked for often enough, counting this time. */
    boolean isDue(Shown.Instance target, List<?> pending) {
        Document current = Json.parse(target.document()).at(member.path());
        boolean busy = current == null
                || current.isNull()
                || pending.stream().anyMatch(state -> Codec.document(state).equals(current));
        if (!busy) {
            return false;
        }
        Exchange exchange = shelf.exchange();
        int needed = exchange.world().options().pollsUntilDone();
        String counter = "polls of " + shelf.shape().name() + " " + target.rowId();
        return needed <= 1 || exchange.transaction().next(counter) >= needed;
    }

    /** The instance once it is done: with the time, and with a result where its type has room for one. */
    byte[] document(Shown.Instance target) {
        Exchange exchange = shelf.exchange();
        Document before = Json.parse(target.document());
        ObjectEdit edit = ObjectEdit.of(before);
        edit.set(member.path().names().get(0), Codec.document(done));
        ObjectSchema object = Shape.object(shelf.shape().type());
        for (MemberSchema each : object == null ? List.<MemberSchema>of() : object.members()) {
            complete(each, before, target, edit);
        }
        byte[] moved = exchange.world()
                .documents()
                .moved(
                        shelf.subject(target),
                        before,
                        edit.toDocument(),
                        Codec.document(done).text(),
                        exchange.transaction().now());
        return shelf.moved(before, moved, target.rowId(), null);
    }

    private void complete(MemberSchema each, Document before, Shown.Instance target, ObjectEdit edit) {
        String name = PlainName.of(each.name());
        Document told = before.member(each.name());
        boolean open = told == null || told.isNull();
        long now = shelf.exchange().transaction().now();
        if (PROGRESS.contains(name) && Shape.isNumber(each.type())) {
            Document whole = Document.of(100);
            boolean allowed = Documents.allows(shelf.shape(), each.name(), whole);
            edit.set(each.name(), allowed ? whole : Document.of(1));
        } else if (open && TimeMembers.isEnd(each.name())) {
            edit.set(each.name(), Documents.time(now, each.type()));
        } else if (open && RESULTS.contains(name) && each.isShown(Direction.STORED)) {
            FitContext context = FitContext.of(
                            shelf.exchange().surroundings().seed(), Instant.ofEpochMilli(now), Direction.STORED)
                    .instance(shelf.shape().name(), target.rowId() + "/" + each.name());
            edit.set(each.name(), Fitter.sample(each.type(), context));
        }
    }
}
