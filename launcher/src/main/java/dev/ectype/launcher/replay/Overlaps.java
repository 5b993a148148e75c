package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.Body;
import dev.ectype.launcher.recording.Exchange;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds out whether a reply differs only because of requests that changed what it shows while it was under way: the
 * recorded server may have done them in another order than that in which they are asked now.
 */
final class Overlaps {
    private final Identifiers identifiers;
    private final Comparison comparison;

    Overlaps(Identifiers identifiers, Comparison comparison) {
        this.identifiers = identifiers;
        this.comparison = comparison;
    }

    /** The result with the requests that explain it; of a body that is alike but for what they changed, that it matches. */
    Result explained(Result result, Exchange recorded, RecordedReply actual, AnswerOrder order, Moment moment) {
        List<Write> during = order.during(moment);
        List<Write> concerned = new ArrayList<>();
        if (result.kind() == Kind.STATUS_MISMATCH) {
            List<Leaf> named = Origins.named(recorded.request());
            List<String> keys = named.stream().map(Leaf::key).toList();
            for (Write each : during) {
                if (each.things().stream().anyMatch(thing -> keys.contains(thing.key()))) {
                    concerned.add(each);
                }
            }
            return concerned.isEmpty() ? result : result.during(seqs(concerned), result.kind());
        }
        Document was = recorded.reply().body().json();
        Document is = was == null ? null : actual.body().json();
        if (result.kind() != Kind.BODY_SHAPE_MISMATCH || was == null || is == null) {
            return result;
        }
        Untouched untouched =
                new Untouched(identifiers, during, order.twins(), was, is, Nouns.ofReply(recorded.request(), was));
        if (untouched.by().isEmpty()) {
            return result;
        }
        Exchange rest = new Exchange(
                recorded.seq(),
                recorded.at(),
                recorded.request(),
                with(recorded.reply(), untouched.recorded()),
                recorded.durationMs(),
                null);
        boolean same =
                comparison.compare(rest, with(actual, untouched.actual())).kind() == Kind.MATCH;
        return same ? result.during(seqs(untouched.by()), Kind.MATCH) : result;
    }

    private static List<Long> seqs(List<Write> writes) {
        return writes.stream().map(each -> each.moment().seq()).toList();
    }

    private static RecordedReply with(RecordedReply reply, Document body) {
        return new RecordedReply(reply.status(), reply.headers(), Body.of(body.toBytes()));
    }
}
