package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.model.DocumentCodec;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.resource.CompletionMemberPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import java.time.Instant;
import java.util.List;

/** Advances a long-running operation when a client polls it. */
public final class PolledCompletion {
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
        int needed = context.options().pollsUntilDone();
        String counter = "polls of " + scopedTable.shape().name() + " " + target.rowId();
        return needed <= 1 || context.transaction().next(counter) >= needed;
    }

    /** Returns the completed document with its end time, full progress and, if the type has one, a result. */
    public byte[] document(ReplyContent.Instance target) {
        RequestTransaction context = scopedTable.context();
        Document before = Json.parse(target.document());
        ObjectEdit edit = ObjectEdit.of(before);
        edit.set(member.path().names().get(0), DocumentCodec.document(done));
        for (CompletionMemberPlan plan : scopedTable.shape().plan().completionMembers()) {
            MemberSchema described = SchemaShape.member(scopedTable.shape().type(), plan.member());
            Document value = before.member(plan.member());
            boolean open = value == null || value.isNull() || plan.value() == CompletionMemberPlan.Value.PROGRESS;
            if (described != null && open) {
                edit.set(plan.member(), value(plan, described, target));
            }
        }
        byte[] moved = context.documents()
                .moved(
                        scopedTable.subject(target),
                        before,
                        edit.toDocument(),
                        context.transaction().now());
        return scopedTable.moved(before, moved, target.rowId(), null);
    }

    private Document value(CompletionMemberPlan plan, MemberSchema described, ReplyContent.Instance target) {
        long now = scopedTable.context().transaction().now();
        return switch (plan.value()) {
            case PROGRESS -> {
                Document full = Document.of(100);
                yield DocumentFactory.allows(scopedTable.shape(), plan.member(), full) ? full : Document.of(1);
            }
            case TIME -> DocumentFactory.time(now, described.type());
            case RESULT ->
                Fitter.sample(
                        described.type(),
                        FitContext.of(
                                        scopedTable.context().environment().seed(),
                                        Instant.ofEpochMilli(now),
                                        Direction.STORED)
                                .instance(scopedTable.shape().name(), target.rowId() + "/" + plan.member()));
        };
    }
}
