package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.document.TimeMembers;
import dev.ectype.runtime.emulator.model.DocumentCodec;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import java.time.Instant;
import java.util.List;

/** Advances a long-running operation when a client polls it. */
public final class PolledCompletion {
    private static final List<String> RESULTS = List.of("result", "results", "response", "output", "outputs");
    private static final List<String> PROGRESS =
            List.of("progress", "percentcomplete", "percentage", "progresspercent", "percentcompleted");

    private final ScopedTable scopedTable;
    private final Member<?> member;
    private final Object done;

    public PolledCompletion(ScopedTable scopedTable, Member<?> member, Object done) {
        this.scopedTable = scopedTable;
        this.member = member;
        this.done = done;
    }

    /** Whether the instance is pending and clients polled it often enough, including this request. */
    public boolean isDue(ReplyContent.Instance target, List<?> pending) {
        Document current = Json.parse(target.document()).at(member.path());
        boolean busy = current == null
                || current.isNull()
                || pending.stream()
                        .anyMatch(state -> DocumentCodec.document(state).equals(current));
        if (!busy) {
            return false;
        }
        RequestTransaction context = scopedTable.context();
        int needed = context.sandbox().options().pollsUntilDone();
        String counter = "polls of " + scopedTable.shape().name() + " " + target.rowId();
        return needed <= 1 || context.transaction().next(counter) >= needed;
    }

    /** Returns the completed document with its end time, full progress and, if the type has one, a result. */
    public byte[] document(ReplyContent.Instance target) {
        RequestTransaction context = scopedTable.context();
        Document before = Json.parse(target.document());
        ObjectEdit edit = ObjectEdit.of(before);
        edit.set(member.path().names().get(0), DocumentCodec.document(done));
        ObjectSchema object = SchemaShape.object(scopedTable.shape().type());
        for (MemberSchema each : object == null ? List.<MemberSchema>of() : object.members()) {
            complete(each, before, target, edit);
        }
        byte[] moved = context.sandbox()
                .documents()
                .moved(
                        scopedTable.subject(target),
                        before,
                        edit.toDocument(),
                        DocumentCodec.document(done).text(),
                        context.transaction().now());
        return scopedTable.moved(before, moved, target.rowId(), null);
    }

    private void complete(MemberSchema each, Document before, ReplyContent.Instance target, ObjectEdit edit) {
        String name = NormalizedName.of(each.name());
        Document value = before.member(each.name());
        boolean open = value == null || value.isNull();
        long now = scopedTable.context().transaction().now();
        if (PROGRESS.contains(name) && SchemaShape.isNumber(each.type())) {
            Document full = Document.of(100);
            boolean allowed = DocumentFactory.allows(scopedTable.shape(), each.name(), full);
            edit.set(each.name(), allowed ? full : Document.of(1));
        } else if (open && TimeMembers.isEnd(each.name())) {
            edit.set(each.name(), DocumentFactory.time(now, each.type()));
        } else if (open && RESULTS.contains(name) && each.isVisible(Direction.STORED)) {
            FitContext context = FitContext.of(
                            scopedTable.context().environment().seed(), Instant.ofEpochMilli(now), Direction.STORED)
                    .instance(scopedTable.shape().name(), target.rowId() + "/" + each.name());
            edit.set(each.name(), Fitter.sample(each.type(), context));
        }
    }
}
