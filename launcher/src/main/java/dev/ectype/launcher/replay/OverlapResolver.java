package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.RecordedBody;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides whether overlapping writes explain the difference of a reply: the recorded server may have executed them in
 * another order than the replay.
 */
final class OverlapResolver {
    private final IdentifierMap identifiers;
    private final ReplyComparison comparison;

    OverlapResolver(IdentifierMap identifiers, ReplyComparison comparison) {
        this.identifiers = identifiers;
        this.comparison = comparison;
    }

    /** Adds the writes that explain a difference; a body that differs only in their instances becomes a match. */
    ComparisonResult explain(
            ComparisonResult result,
            CapturedExchange recorded,
            RecordedReply actual,
            CausalOrder order,
            ExchangeInterval interval) {
        List<RecordedWrite> during = order.during(interval);
        List<RecordedWrite> related = new ArrayList<>();
        if (result.kind() == ResultKind.STATUS_MISMATCH) {
            List<JsonLeaf> named = ValueOrigins.identifiers(recorded.request());
            List<String> keys = named.stream().map(JsonLeaf::key).toList();
            for (RecordedWrite each : during) {
                if (each.affected().stream().anyMatch(leaf -> keys.contains(leaf.key()))) {
                    related.add(each);
                }
            }
            return related.isEmpty() ? result : result.withOverlaps(seqs(related), result.kind());
        }
        Document recordedBody = recorded.reply().body().json();
        Document actualBody = recordedBody == null ? null : actual.body().json();
        if (result.kind() != ResultKind.BODY_SHAPE_MISMATCH || recordedBody == null || actualBody == null) {
            return result;
        }
        UntouchedContent untouched = new UntouchedContent(
                identifiers,
                during,
                order.twins(),
                recordedBody,
                actualBody,
                NounResolver.ofReply(recorded.request(), recordedBody));
        if (untouched.causes().isEmpty()) {
            return result;
        }
        CapturedExchange rest = new CapturedExchange(
                recorded.seq(),
                recorded.at(),
                recorded.request(),
                with(recorded.reply(), untouched.recorded()),
                recorded.durationMs(),
                null);
        boolean same =
                comparison.compare(rest, with(actual, untouched.actual())).kind() == ResultKind.MATCH;
        return same ? result.withOverlaps(seqs(untouched.causes()), ResultKind.MATCH) : result;
    }

    private static List<Long> seqs(List<RecordedWrite> writes) {
        return writes.stream().map(each -> each.interval().seq()).toList();
    }

    private static RecordedReply with(RecordedReply reply, Document body) {
        return new RecordedReply(reply.status(), reply.headers(), RecordedBody.of(body.toBytes()));
    }
}
