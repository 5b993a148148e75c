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
    ComparisonResult explained(
            ComparisonResult result,
            CapturedExchange recorded,
            RecordedReply actual,
            CausalOrder order,
            ExchangeInterval moment) {
        List<RecordedWrite> during = order.during(moment);
        List<RecordedWrite> concerned = new ArrayList<>();
        if (result.kind() == ResultKind.STATUS_MISMATCH) {
            List<JsonLeaf> named = ValueOrigins.identifiers(recorded.request());
            List<String> keys = named.stream().map(JsonLeaf::key).toList();
            for (RecordedWrite each : during) {
                if (each.affected().stream().anyMatch(thing -> keys.contains(thing.key()))) {
                    concerned.add(each);
                }
            }
            return concerned.isEmpty() ? result : result.during(seqs(concerned), result.kind());
        }
        Document was = recorded.reply().body().json();
        Document is = was == null ? null : actual.body().json();
        if (result.kind() != ResultKind.BODY_SHAPE_MISMATCH || was == null || is == null) {
            return result;
        }
        UntouchedContent untouched = new UntouchedContent(
                identifiers, during, order.twins(), was, is, NounResolver.ofReply(recorded.request(), was));
        if (untouched.by().isEmpty()) {
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
        return same ? result.during(seqs(untouched.by()), ResultKind.MATCH) : result;
    }

    private static List<Long> seqs(List<RecordedWrite> writes) {
        return writes.stream().map(each -> each.moment().seq()).toList();
    }

    private static RecordedReply with(RecordedReply reply, Document body) {
        return new RecordedReply(reply.status(), reply.headers(), RecordedBody.of(body.toBytes()));
    }
}
