package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.RecordedBody;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds out whether a reply differs only because of requests that changed what it shows while it was under way: the
 * recorded server may have done them in another order than that in which they are asked now.
 */
final class OverlapResolver {
    private final IdentifierMap identifiers;
    private final ReplyComparison comparison;

    OverlapResolver(IdentifierMap identifiers, ReplyComparison comparison) {
        this.identifiers = identifiers;
        this.comparison = comparison;
    }

    /** The result with the requests that explain it; of a body that is alike but for what they changed, that it matches. */
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
